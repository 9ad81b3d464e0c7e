import type { CouponStatus } from './couponStatus.ts';
import type { CouponUseType } from './couponUseType.ts';
import type { Money } from './money.ts';
import type { NullableDateTime } from './nullableDateTime.ts';

/**
 * A received coupon that fits a pre-order.
 */
export interface OrderCoupon {
  /** Id of the received coupon: what `couponId` of price and create takes. */
  id: number;
  /** Id of the coupon it was taken from. */
  couponId: number;
  /** Name. */
  name: string;
  /** Face value. */
  money: Money;
  /** Minimum spend. */
  minPrice: Money;
  status: CouponStatus;
  /**
     * First day it can be used, `yyyy-MM-dd`; the same day in every zone.
     * @pattern ^\d{4}-\d\d-\d\d$
     */
  startTime: string;
  /**
     * Last day it can be used, `yyyy-MM-dd`; the same day in every zone.
     * @pattern ^\d{4}-\d\d-\d\d$
     */
  endTime: string;
  /** When it was used; null here. */
  useTime: NullableDateTime | null;
  useType: CouponUseType;
}
