import { useTranslation } from 'react-i18next';
import { useSearch } from '#/router/router.tsx';
import { CardPayment } from './card-payment.tsx';
import { PaymentBlocked } from './payment-blocked.tsx';
import * as styles from './page.module.css';
import { cardPaymentSearch } from './search.ts';

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
