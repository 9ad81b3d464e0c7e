import { Trash2 } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { deleteOrder } from './actions.ts';
import { ConfirmedAction } from './confirmed-action.tsx';

interface DeleteOrderButtonProps {
  /** number of the merchant order */
  orderNo: string;
  /** icon without a label, for the header of a card */
  iconOnly?: boolean;
  onDeleted: () => void;
}

/** Hides a finished order from the shopper. */
export function DeleteOrderButton({
  orderNo,
  iconOnly = false,
  onDeleted,
}: DeleteOrderButtonProps) {
  const { t } = useTranslation();
  return (
    <ConfirmedAction
      kind="ghost"
      size={iconOnly ? 'sm' : 'md'}
      icon={Trash2}
      danger
      label={t('order.delete')}
      question={t('order.confirmDel')}
      text={t('order.confirmDelText')}
      write={deleteOrder}
      orderNo={orderNo}
      doneText={t('done.delSU')}
      onDone={onDeleted}
    >
      {iconOnly ? null : undefined}
    </ConfirmedAction>
  );
}
