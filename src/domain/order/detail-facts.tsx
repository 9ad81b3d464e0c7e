import { useTranslation } from 'react-i18next';
import { NumberWithCopy } from '#/shared/copy/number-with-copy.tsx';
import { payTypeName } from '#/domain/payment/pay-type-name.ts';
import { stampText } from '#/i18n/format.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import type { OrderView } from './order-view.ts';
import * as styles from './order-detail.module.css';

/** Number, times, payment and note of an order. */
export function DetailFacts({ order }: { order: OrderView }) {
  const { t } = useTranslation();
  const { orderNo, createTime, paid, payTime, isCancelled, details } = order;
  const paidAt = stampText(parseWireTime(payTime));
  return (
    <section className="card card--pad">
      <h2 className={styles.head}>{t('order.detailTitle')}</h2>
      <dl className={styles.orderFacts}>
        <dt>{t('order.no')}</dt>
        <dd>
          <NumberWithCopy no={orderNo} />
        </dd>
        <dt>{t('order.time')}</dt>
        <dd className="num">{stampText(parseWireTime(createTime))}</dd>
        <dt>{t('order.payStatus')}</dt>
        <dd>
          {paid ? t('pay.paidStatus') : isCancelled ? t('pay.cancelledStatus') : t('pay.unpaid')}
        </dd>
        {details && (
          <>
            <dt>{t('pay.method')}</dt>
            <dd>{payTypeName(details.payType, t)}</dd>
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
            <dd className={styles.orderFactsText}>{details.message}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
