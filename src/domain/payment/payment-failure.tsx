import { useTranslation } from '#/i18n/use-translation.ts';
import { ownValue } from '#/lib/own-value.ts';
import { Note } from '#/ui/note.tsx';
import { failedPaymentText, useFailedPayments } from './failed-payments.ts';

interface PaymentFailureProps {
  orderNo: string;
  className?: string | undefined;
}

/** Says that the payment of an order could not be started, until it is started again. */
export function PaymentFailure({ orderNo, className }: PaymentFailureProps) {
  const { t } = useTranslation();
  const error = useFailedPayments((failed) => ownValue(failed, orderNo));
  if (error === undefined) return null;
  return (
    <Note kind="error" className={className}>
      <span role="alert">{failedPaymentText(error, t)}</span>
    </Note>
  );
}
