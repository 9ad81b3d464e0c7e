
/**
 * The coupon to receive.
 */
export interface CouponReceive {
  /**
     * Coupon id.
     * @minimum 1
     */
  couponId: number;
}
