import { useTranslation } from '#/i18n/use-translation.ts';
import { Amount } from '#/shared/shop/money.tsx';
import type { RefundAmounts } from './refund-amounts.ts';
import * as styles from './refund-sums.module.css';

/** What the amount of a refund consists of. @param pieces number of items */
export function RefundSums({ amounts, pieces }: { amounts: RefundAmounts; pieces: number }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.root}>
      <div>
        <dt>{t('refund.itemsTotal', { n: pieces })}</dt>
        <dd>
          <Amount of={amounts.items} />
        </dd>
      </div>
      {amounts.coupon > 0 && (
        <div>
          <dt>{t('refund.couponShare')}</dt>
          <dd className={styles.minus}>
            <Amount of={-amounts.coupon} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('refund.delivery')}</dt>
        <dd>
          <Amount of={amounts.delivery} />
        </dd>
      </div>
    </dl>
  );
}
