import type { CouponStatus } from './couponStatus.ts';
import type { CouponUseType } from './couponUseType.ts';
import type { Money } from './money.ts';
import type { NullableDateTime } from './nullableDateTime.ts';

/**
 * A received coupon that applies to a pre-order.
 */
export interface OrderCoupon {
  /** Id of the received coupon, sent as `couponId` of orderPrice and orderCreate. */
  id: number;
  /** Id of the coupon that was received. */
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
