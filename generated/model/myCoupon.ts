import type { CouponStatus } from './couponStatus.ts';
import type { CouponUseType } from './couponUseType.ts';
import type { CouponValidity } from './couponValidity.ts';
import type { DateTime } from './dateTime.ts';
import type { Money } from './money.ts';
import type { NullableDateTime } from './nullableDateTime.ts';

/**
 * A received coupon. Only backends with the extension state the merchant or products it applies to.
 */
export interface MyCoupon {
  /** Id of the received coupon. */
  id: number;
  /** User id of the caller. */
  uid: number;
  /** Name, up to 64 characters. */
  name: string;
  /** Face value. */
  money: Money;
  /** Minimum spend, 0 for none. */
  minPrice: Money;
  useType: CouponUseType;
  status: CouponStatus;
  /** Usable from. */
  startTime: DateTime;
  /** Usable until. */
  endTime: DateTime;
  /** When it was used; null until then. */
  useTime: NullableDateTime | null;
  validStr: CouponValidity;
  /**
     * Merchant it applies to; null or 0 for all merchants.
     * @minimum 0
     * @nullable
     */
  merId?: number | null;
  /**
     * Product ids joined by commas, for product coupons.
     * @nullable
     */
  primaryKey?: string | null;
}
