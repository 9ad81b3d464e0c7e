
/**
 * What to calculate the price for.
 */
export interface OrderPriceQuery {
  /**
     * Key of the pre-order.
     * @minLength 1
     */
  preOrderNo: string;
  /**
     * Address id. Accepted and ignored: freight does not depend on it.
     * @nullable
     */
  addressId?: number | null;
  /**
     * Id of the **received** coupon. Null, 0 and absent mean none.
     * @nullable
     */
  couponId?: number | null;
}
