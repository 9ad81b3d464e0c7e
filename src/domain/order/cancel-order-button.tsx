import { useTranslation } from '#/i18n/use-translation.ts';
import type { ButtonSize } from '#/ui/button-look.ts';
import { cancelOrder } from './actions.ts';
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
  return (
    <ConfirmedAction
      kind="line"
      size={size}
      danger
      label={t('order.cancel')}
      question={t('order.confirmCancel')}
      cancelLabel={t('order.keep')}
      write={cancelOrder}
      orderNo={orderNo}
      doneText={t('done.calSU')}
      onDone={onCancelled}
    />
  );
}
