import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMasterOrderDetail } from '#generated/client/order/order.ts';
import { usePayMethods } from '#generated/client/pay/pay.ts';
import { isGone } from '#/api/error-class.ts';
import { messageOf } from '#/api/policy.ts';
import { cardKey } from '#/domain/payment/pay-types.ts';
import { paths } from '#/lib/paths.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useOnChange } from '#/ui/use-on-change.ts';
import { CardForm } from './card-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentBlocked } from './payment-blocked.tsx';
import * as styles from './page.module.css';

/** The card form beside the order, or why there is none. */
export function CardPayment({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const order = useMasterOrderDetail(orderNo);
  const methods = usePayMethods();
  const paid = order.data?.paid === true;

  useOnChange(paid && paths.paymentResult(orderNo), (result) => {
    if (result) void navigate(result, { replace: true });
  });

  if (order.isError && (!order.data || isGone(order.error)))
    return (
      <PaymentBlocked reason={messageOf(order.error, t)} onRetry={() => void order.refetch()} />
    );
  if (!order.data || methods.isPending || paid)
    return <Skeleton height={420} radius="var(--r-lg)" />;
  if (methods.isError)
    return (
      <PaymentBlocked reason={messageOf(methods.error, t)} onRetry={() => void methods.refetch()} />
    );
  const key = cardKey(methods.data);
  if (!key || !methods.data.stripeStatus)
    return <PaymentBlocked reason={t('pay.cardUnavailable')} order={order.data} />;
  return (
    <div className={styles.columns}>
      <section className="card card--pad" aria-label={t('pay.card')}>
        <CardForm key={orderNo} order={order.data} publishableKey={key} />
      </section>
      <OrderSummary order={order.data} />
    </div>
  );
}
