import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { Price } from '#/ui/price.tsx';
import * as styles from './due-bar.module.css';

/** Payment button. On phones it is fixed to the lower edge, with the sum beside it. */
export function DueBar({ amount, children }: { amount: string; children: Elements }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <div className={`bottom-bar ${styles.root}`}>
      <span className={styles.sum}>
        <small className="muted">{t('checkout.amountDue')}</small>
        <Price parts={money.parts(amount)} size={24} />
      </span>
      {children}
    </div>
  );
}
