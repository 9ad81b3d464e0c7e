import { useTranslation } from 'react-i18next';
import type { MerchantOrderDetail } from '../../../generated/model/merchantOrderDetail.ts';
import { toMinor } from '../../lib/money.ts';
import { Price } from '../../ui/price.tsx';
import { useMoney } from '../../features/shop/money.tsx';

type Amounts = Pick<
  MerchantOrderDetail,
  'totalNum' | 'proTotalPrice' | 'payPostage' | 'couponPrice' | 'payPrice' | 'paid'
>;

/** What an order costs, summed up. */
export function DetailAmounts({ order }: { order: Amounts }) {
  const { t } = useTranslation();
  const money = useMoney();
  const postage = toMinor(order.payPostage);
  const coupon = toMinor(order.couponPrice);
  return (
    <section className="card card--pad">
      <h2 className="order-detail__head">{t('order.amounts')}</h2>
      <dl className="sum">
        <div>
          <dt>
            {t('checkout.goodsTotal')}{' '}
            <small>{t('order.quantity', { count: order.totalNum })}</small>
          </dt>
          <dd>{money.text(order.proTotalPrice)}</dd>
        </div>
        <div>
          <dt>{t('checkout.freight')}</dt>
          <dd>{postage > 0 ? money.text(postage) : t('checkout.freeDelivery')}</dd>
        </div>
        {coupon > 0 && (
          <div>
            <dt>{t('checkout.couponOff')}</dt>
            <dd className="minus">{money.text(-coupon)}</dd>
          </div>
        )}
        <div className="sum__total">
          <dt>{order.paid ? t('order.paidAmount') : t('checkout.amountDue')}</dt>
          <dd>
            <Price parts={money.parts(order.payPrice)} size={24} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
