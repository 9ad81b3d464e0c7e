import type { CouponStatus } from './couponStatus.ts';
import type { CouponUseType } from './couponUseType.ts';
import type { CouponValidity } from './couponValidity.ts';
import type { DateTime } from './dateTime.ts';
import type { Money } from './money.ts';
import type { NullableDateTime } from './nullableDateTime.ts';

/**
 * A received coupon. Only a backend with the extension says whose goods it is for.
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
     * Merchant whose goods it is for; null or 0 for all merchants.
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
