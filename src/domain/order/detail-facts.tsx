import { useTranslation } from 'react-i18next';
import { PayType } from '../../../generated/model/payType.ts';
import { NumberWithCopy } from '../../features/copy/number-with-copy.tsx';
import { stampText } from '../../i18n/format.ts';
import { parseWireTime } from '../../lib/wire-time.ts';
import type { OrderView } from './order-view.ts';

/** Number, times, payment and message of an order. */
export function DetailFacts({ order }: { order: OrderView }) {
  const { t } = useTranslation();
  const { orderNo, createTime, paid, payTime, isCancelled, details } = order;
  const methods: Record<PayType, string> = {
    [PayType.wallet]: t('pay.wallet'),
    [PayType.card]: t('pay.card'),
    [PayType.scanCode]: t('pay.scan'),
  };
  const paidAt = stampText(parseWireTime(payTime));
  return (
    <section className="card card--pad">
      <h2 className="order-detail__head">{t('order.detailTitle')}</h2>
      <dl className="order-facts">
        <dt>{t('order.no')}</dt>
        <dd>
          <NumberWithCopy no={orderNo} />
        </dd>
        <dt>{t('order.time')}</dt>
        <dd className="num">{stampText(parseWireTime(createTime))}</dd>
        <dt>{t('order.payStatus')}</dt>
        <dd>{paid ? t('pay.paid') : isCancelled ? t('order.cancelled') : t('pay.unpaid')}</dd>
        {details && (
          <>
            <dt>{t('pay.method')}</dt>
            <dd>{methods[details.payType] ?? details.payType}</dd>
          </>
        )}
        {paidAt && (
          <>
            <dt>{t('order.paidTime')}</dt>
            <dd className="num">{paidAt}</dd>
          </>
        )}
        {details?.message && (
          <>
            <dt>{t('order.buyerMessage')}</dt>
            <dd className="order-facts__text">{details.message}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
