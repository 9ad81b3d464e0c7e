import { useTranslation } from 'react-i18next';
import { toMinor } from '#/lib/money.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { faceText } from './face-value.ts';
import * as styles from './mini-coupon.module.css';

/** Short label of a coupon. */
export function MiniCoupon({ money, minPrice }: { money: string; minPrice: string }) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  const value = faceText(parts(money));
  const text =
    toMinor(minPrice) === 0
      ? t('coupon.miniAny', { money: value })
      : t('coupon.mini', { money: value, min: faceText(parts(minPrice)) });
  return <span className={styles.root}>{text}</span>;
}
