import { useTranslation } from 'react-i18next';
import { PayType } from '../../../generated/model/payType.ts';
import { stampText } from '../../i18n/format.ts';
import { parseWireTime } from '../../lib/wire-time.ts';
import { CopyNumber } from './copy-number.tsx';

interface OrderFacts {
  orderNo: string;
  createTime: string;
  paid: boolean;
  payTime: string | null;
  payType: PayType;
  /** what the shopper told the store */
  message: string | null;
}

/** Number, times, payment and message of an order. */
export function DetailFacts({ orderNo, createTime, paid, payTime, payType, message }: OrderFacts) {
  const { t } = useTranslation();
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
          <CopyNumber no={orderNo} />
        </dd>
        <dt>{t('order.time')}</dt>
        <dd className="num">{stampText(parseWireTime(createTime))}</dd>
        <dt>{t('order.payStatus')}</dt>
        <dd>{paid ? t('pay.paid') : t('pay.unpaid')}</dd>
        <dt>{t('pay.method')}</dt>
        <dd>{methods[payType] ?? payType}</dd>
        {paidAt && (
          <>
            <dt>{t('order.paidTime')}</dt>
            <dd className="num">{paidAt}</dd>
          </>
        )}
        {message && (
          <>
            <dt>{t('order.buyerMessage')}</dt>
            <dd className="order-facts__text">{message}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
