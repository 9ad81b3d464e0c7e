import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCouponOffers } from '#generated/client/coupon/coupon.ts';
import { CouponOffers } from '#/domain/coupon/coupon-offers.tsx';
import * as styles from './coupon-line.module.css';
import { productCouponParams } from './coupon-params.ts';

const MOST_MINI = 3;

/** Coupons for this product. Renders nothing if there are none or they failed to load. */
export const CouponLine = memo(function CouponLine({ productId }: { productId: number }) {
  const { t } = useTranslation();
  const { data } = useCouponOffers(productCouponParams(productId));
  const offers = data?.list ?? [];
  if (offers.length === 0) return null;
  return (
    <div className={styles.root}>
      <span className={styles.label}>{t('coupon.coupons')}</span>
      <CouponOffers offers={offers} maxMini={MOST_MINI} panelClassName={styles.panel} />
    </div>
  );
});
