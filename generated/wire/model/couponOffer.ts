import type { CouponObtainType } from './couponObtainType.ts';
import type { CouponUseType } from './couponUseType.ts';
import type { Money } from './money.ts';
import type { NullableDateTime } from './nullableDateTime.ts';

/**
 * A coupon that can be received.
 */
export interface CouponOffer {
  /** Coupon id, as taken by couponReceive. */
  id: number;
  /** Name, up to 64 characters. */
  name: string;
  /** Face value. */
  money: Money;
  /** Minimum spend, 0 for none. */
  minPrice: Money;
  /** Only a limited number exists. */
  isLimited: boolean;
  /**
     * How many are left, when limited.
     * @nullable
     */
  lastTotal: number | null;
  useType: CouponUseType;
  /**
     * Product ids joined by commas, for product coupons.
     * @nullable
     */
  primaryKey: string | null;
  /** Start of the receive window; null without one. */
  receiveStartTime: NullableDateTime | null;
  /** End of the receive window; null without one. */
  receiveEndTime: NullableDateTime | null;
  /** True: usable in a fixed period. False: usable for `day` days from receipt. */
  isFixedTime: boolean;
  /**
     * First day of the fixed period, `yyyy-MM-dd`.
     * @nullable
     * @pattern ^\d{4}-\d\d-\d\d$
     */
  useStartTimeStr: string | null;
  /**
     * Last day of the fixed period, `yyyy-MM-dd`.
     * @nullable
     * @pattern ^\d{4}-\d\d-\d\d$
     */
  useEndTimeStr: string | null;
  /**
     * Days of validity after receipt.
     * @nullable
     */
  day: number | null;
  type: CouponObtainType;
  /** The caller has received it before, used or not; false for guests. */
  isUse: boolean;
}
