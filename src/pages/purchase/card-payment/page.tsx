import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMasterOrderDetail } from '#generated/client/order/order.ts';
import { usePayMethods } from '#generated/client/pay/pay.ts';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import { messageOf } from '#/api/policy.ts';
import { PayOrderButton } from '#/domain/order/pay-order-button.tsx';
import { cardKey } from '#/domain/payment/pay-types.ts';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useOnChange } from '#/ui/use-on-change.ts';
import { CardForm } from './card-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import * as styles from './page.module.css';
import { cardPaymentSearch } from './search.ts';

interface PaymentBlockedProps {
  reason: string;
  onRetry?: () => void;
  /** order that can be paid in another way */
  order?: MasterOrderDetail;
}

function PaymentBlocked({ reason, onRetry, order }: PaymentBlockedProps) {
  const { t } = useTranslation();
  const actions = (
    <>
      {order && (
        <PayOrderButton
          orderNo={order.orderNo}
          payType={order.payType}
          amount={order.payPrice}
          text={t('pay.otherMethod')}
        />
      )}
      {onRetry && (
        <Button kind="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      <ButtonLink kind={onRetry || order ? 'line' : 'primary'} to={paths.orders('toPay')}>
        {t('pay.viewOrders')}
      </ButtonLink>
    </>
  );
  return (
    <div className="card" role="alert">
      <Empty title={reason} action={actions} />
    </div>
  );
}

function CardPayment({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const order = useMasterOrderDetail(orderNo);
  const methods = usePayMethods();
  const paid = order.data?.paid === true;

  useOnChange(paid && paths.paymentResult(orderNo), (result) => {
    if (result) void navigate(result, { replace: true });
  });

  if (order.isError && !order.data)
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
    <div className={styles.root}>
      <section className="card card--pad" aria-label={t('pay.card')}>
        <CardForm key={orderNo} order={order.data} publishableKey={key} />
      </section>
      <OrderSummary order={order.data} />
    </div>
  );
}

/** Card form of the payment provider for an unpaid order. */
export default function CardPage() {
  const { t } = useTranslation();
  const { orderNo } = useSearch(cardPaymentSearch);
  return (
    <div className={`wrap ${styles.cardPage}`}>
      <h1>{t('pay.card')}</h1>
      {orderNo ? (
        <CardPayment orderNo={orderNo} />
      ) : (
        <PaymentBlocked reason={t('pay.errorOrder')} />
      )}
    </div>
  );
}
