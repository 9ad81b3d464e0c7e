import { useTranslation } from 'react-i18next';
import { useOrderTake } from '#generated/client/order/order.ts';
import type { ButtonLook } from '#/ui/button-look.ts';
import { ConfirmedAction } from './confirmed-action.tsx';

interface ConfirmReceiptButtonProps extends ButtonLook {
  /** number of the merchant order */
  orderNo: string;
}

export function ConfirmReceiptButton({ orderNo, ...look }: ConfirmReceiptButtonProps) {
  const { t } = useTranslation();
  const { mutateAsync } = useOrderTake();
  return (
    <ConfirmedAction
      {...look}
      label={t('order.confirmReceipt')}
      question={t('order.confirmInfo')}
      text={t('order.confirmInfoText')}
      cancelLabel={t('order.notYetReceived')}
      run={() => mutateAsync({ orderNo })}
      doneText={t('done.operationSU')}
    />
  );
}
