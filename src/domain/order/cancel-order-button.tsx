import { useTranslation } from 'react-i18next';
import { useOrderCancel } from '#generated/client/order/order.ts';
import type { ButtonSize } from '#/ui/button-look.ts';
import { ConfirmedAction } from './confirmed-action.tsx';

interface CancelOrderButtonProps {
  /** number of the master order */
  orderNo: string;
  size?: ButtonSize;
  /** Called before the button may be removed; moves focus. */
  onCancelled: () => void;
}

export function CancelOrderButton({ orderNo, size, onCancelled }: CancelOrderButtonProps) {
  const { t } = useTranslation();
  const { mutateAsync } = useOrderCancel();
  return (
    <ConfirmedAction
      kind="line"
      size={size}
      danger
      label={t('order.cancel')}
      question={t('order.confirmCancel')}
      cancelLabel={t('order.keep')}
      run={() => mutateAsync({ orderNo })}
      doneText={t('done.calSU')}
      onDone={onCancelled}
    />
  );
}
