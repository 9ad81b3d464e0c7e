
/**
 * The coupon to take.
 */
export interface CouponReceive {
  /**
     * Coupon id.
     * @minimum 1
     */
  couponId: number;
}
