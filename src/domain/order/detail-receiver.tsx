import { useTranslation } from 'react-i18next';
import type { OrderDetails } from './order-view.ts';
import * as styles from './order-detail.module.css';

/** Recipient and address. */
export function DetailReceiver({ details }: { details: OrderDetails }) {
  const { t } = useTranslation();
  return (
    <section className="card card--pad">
      <h2 className={styles.head}>{t('order.receiver')}</h2>
      <address className={styles.orderReceiver}>
        <b>{details.realName}</b>
        {details.userPhone && <span className="num">{details.userPhone}</span>}
        <span>{details.userAddress}</span>
      </address>
    </section>
  );
}
