import { useTranslation } from 'react-i18next';
import { useCouponOffers } from '#generated/client/coupon/coupon.ts';
import { CouponOffer } from '#/domain/coupon/coupon-offer.tsx';
import { couponParams } from '#/domain/merchant/store-queries.ts';
import * as styles from './first-coupons.module.css';

const MOST = 3;

/** A row of coupons, those of the whole store first. Errors are shown on the coupon tab only. */
export function FirstCoupons({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data: ofStore } = useCouponOffers(couponParams(id, 'store', 1));
  const { data: ofProduct } = useCouponOffers(couponParams(id, 'goods', 1));
  const offers = [...(ofStore?.list ?? []), ...(ofProduct?.list ?? [])].slice(0, MOST);
  if (offers.length === 0) return null;
  return (
    <section className={`grid grid--3 ${styles.root}`} aria-label={t('coupon.coupons')}>
      {offers.map((offer) => (
        <CouponOffer key={offer.id} offer={offer} />
      ))}
    </section>
  );
}
