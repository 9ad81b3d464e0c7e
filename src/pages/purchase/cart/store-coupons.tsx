import { useCouponOffers } from '#generated/client/coupon/coupon.ts';
import { CouponOffers } from '#/domain/coupon/coupon-offers.tsx';
import { couponParams } from '#/domain/merchant/store-queries.ts';
import { useNear } from '#/shared/async/use-near.ts';
import * as styles from './cart-group.module.css';

const MOST_MINI = 1;

/** Coupons of a store, requested when it comes near the viewport: a long cart has many stores. */
export function StoreCoupons({ merId }: { merId: number }) {
  const [near, place] = useNear();
  const { data } = useCouponOffers(couponParams(merId, 'store', 1), { query: { enabled: near } });
  const offers = data?.list ?? [];
  return (
    <div ref={place} className={styles.coupons}>
      {offers.length > 0 && (
        <CouponOffers offers={offers} maxMini={MOST_MINI} miniClassName={styles.mini} />
      )}
    </div>
  );
}
