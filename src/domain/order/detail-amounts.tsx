import { useTranslation } from 'react-i18next';
import { useMoney } from '#/shared/shop/money.tsx';
import { toMinor } from '#/lib/money.ts';
import { Price } from '#/ui/price.tsx';
import { Amount } from '#/shared/shop/amount.tsx';
import { useAmountLabel } from './use-amount-label.ts';
import type { OrderDetails, OrderView } from './order-view.ts';
import * as styles from './order-detail.module.css';

/** Amounts of an order and their total. */
export function DetailAmounts({ order, details }: { order: OrderView; details: OrderDetails }) {
  const { t } = useTranslation();
  const money = useMoney();
  const label = useAmountLabel(order);
  const postage = toMinor(details.payPostage);
  const discounts = [
    { label: t('checkout.couponOff'), amount: toMinor(details.couponPrice) },
    { label: t('checkout.pointsOff'), amount: toMinor(details.pointsPrice) },
  ].filter(({ amount }) => amount !== 0);
  return (
    <section className="card card--pad">
      <h2 className={styles.head}>{t('order.amounts')}</h2>
      <dl className={styles.orderSum}>
        <div>
          <dt>
            <span>{`${t('checkout.goodsTotal')} `}</span>
            <small>{t('order.quantity', { count: order.totalNum })}</small>
          </dt>
          <dd>
            <Amount of={details.proTotalPrice} />
          </dd>
        </div>
        <div>
          <dt>{t('checkout.freight')}</dt>
          <dd>{postage === 0 ? t('checkout.freeDelivery') : <Amount of={postage} />}</dd>
        </div>
        {discounts.map((discount) => (
          <div key={discount.label}>
            <dt>{discount.label}</dt>
            <dd className={styles.orderSumMinus}>
              <Amount of={-discount.amount} />
            </dd>
          </div>
        ))}
        <div className={styles.orderSumTotal}>
          <dt>{label}</dt>
          <dd>
            <Price
              parts={money.parts(order.payPrice)}
              size={24}
              className={styles.orderSumPrice}
              tone={order.paid || order.isCancelled ? 'ink' : undefined}
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}
