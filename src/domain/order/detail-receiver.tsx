import { useTranslation } from 'react-i18next';
import type { MerchantOrderDetail } from '../../../generated/model/merchantOrderDetail.ts';

/** Who gets the parcel, and where. */
export function DetailReceiver({
  order,
}: {
  order: Pick<MerchantOrderDetail, 'realName' | 'userPhone' | 'userAddress'>;
}) {
  const { t } = useTranslation();
  return (
    <section className="card card--pad">
      <h2 className="order-detail__head">{t('order.receiver')}</h2>
      <address className="order-receiver">
        <b>{order.realName}</b>
        {order.userPhone && <span className="num">{order.userPhone}</span>}
        <span>{order.userAddress}</span>
      </address>
    </section>
  );
}
