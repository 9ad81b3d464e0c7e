import { useTranslation } from 'react-i18next';
import { useMoney } from '#/shared/shop/money.tsx';
import type { RefundAmounts } from './refund-amounts.ts';
import * as styles from './refund-sums.module.css';

/** What the amount of a refund consists of. @param pieces number of items */
export function RefundSums({ amounts, pieces }: { amounts: RefundAmounts; pieces: number }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <dl className={styles.root}>
      <div>
        <dt>{t('refund.itemsTotal', { n: pieces })}</dt>
        <dd>{money.text(amounts.items)}</dd>
      </div>
      {amounts.coupon > 0 && (
        <div>
          <dt>{t('refund.couponShare')}</dt>
          <dd className={styles.minus}>{money.text(-amounts.coupon)}</dd>
        </div>
      )}
      <div>
        <dt>{t('refund.delivery')}</dt>
        <dd>{money.text(amounts.delivery)}</dd>
      </div>
    </dl>
  );
}
