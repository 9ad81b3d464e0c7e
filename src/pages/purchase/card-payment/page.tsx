import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useSearch } from '#/router/router.tsx';
import { useMasterOrderDetail } from '#generated/client/order/order.ts';
import { usePayMethods } from '#generated/client/pay/pay.ts';
import { isGone } from '#/api/error-class.ts';
import { messageOf } from '#/api/policy.ts';
import { cardKey } from '#/domain/payment/pay-types.ts';
import { paths } from '#/lib/paths.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useOnChange } from '#/ui/use-on-change.ts';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import statePicture from '#/assets/states/payment.webp';
import { PayOrderButton } from '#/domain/order/pay-order-button.tsx';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { optionText } from '#/backend/option-text.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Price } from '#/ui/price.tsx';
import { OtherMethodButton } from '#/pages/purchase/other-method-button.tsx';
import { cardPaymentSearch } from '../routes.ts';
import { CardForm } from './card-form.tsx';
import * as styles from './page.module.css';
import * as orderSummaryStyles from './order-summary.module.css';

const PICTURE = 48;

/** The order that is being paid. */
function OrderSummary({ order }: { order: MasterOrderDetail }) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  const lines = order.orderList.flatMap(({ orderInfoList }) => orderInfoList);
  return (
    <aside className={`card card--pad ${orderSummaryStyles.root}`} aria-labelledby="card-pay-order">
      <h2 id="card-pay-order">{t('checkout.summary')}</h2>
      <dl>
        <div>
          <dt>{t('pay.orderNo')}</dt>
          <dd className="num" translate="no">
            <Link className="link" to={paths.masterOrder(order.orderNo)}>
              {order.orderNo}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t('pay.amount')}</dt>
          <dd>
            <Price parts={parts(order.payPrice)} size={24} />
          </dd>
        </div>
      </dl>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Picture srcFor={srcFor(line.image)} alt="" width={PICTURE} height={PICTURE} />
            <div>
              <span className="clip-2">{line.productName}</span>
              <small className="muted">{`${optionText(line.sku)} × ${line.payNum}`}</small>
            </div>
          </li>
        ))}
      </ul>
      {/* Outside the card form, because the button must not submit it. */}
      <OtherMethodButton order={order} />
    </aside>
  );
}

interface PaymentBlockedProps {
  reason: string;
  onRetry?: () => void;
  /** order that can be paid in another way */
  order?: MasterOrderDetail;
}

/** Why the order cannot be paid by card, with ways on. */
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
      <Empty picture={statePicture} title={reason} action={actions} />
    </div>
  );
}

/** The card form beside the order, or why there is none. */
function CardPayment({ orderNo }: { orderNo: string }) {
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

/** Card form of the payment provider for an unpaid order. */
export default function CardPage() {
  const { t } = useTranslation();
  const { orderNo } = useSearch(cardPaymentSearch);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('pay.card')}</h1>
      {orderNo ? (
        <CardPayment orderNo={orderNo} />
      ) : (
        <PaymentBlocked reason={t('pay.errorOrder')} />
      )}
    </div>
  );
}
