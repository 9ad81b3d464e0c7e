import { useTranslation } from 'react-i18next';
import type { ButtonLook } from '#/ui/button-look.ts';
import { confirmReceipt } from './actions.ts';
import { ConfirmedAction } from './confirmed-action.tsx';

interface ConfirmReceiptButtonProps extends ButtonLook {
  /** number of the merchant order */
  orderNo: string;
}

export function ConfirmReceiptButton({ orderNo, ...look }: ConfirmReceiptButtonProps) {
  const { t } = useTranslation();
  return (
    <ConfirmedAction
      {...look}
      label={t('order.confirmReceipt')}
      question={t('order.confirmInfo')}
      text={t('order.confirmInfoText')}
      cancelLabel={t('order.notYetReceived')}
      write={confirmReceipt}
      orderNo={orderNo}
      doneText={t('done.operationSU')}
    />
  );
}
