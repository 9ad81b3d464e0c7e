
/**
 * How a coupon is obtained.
 */
export type CouponObtainType = typeof CouponObtainType[keyof typeof CouponObtainType];


export const CouponObtainType = {
  /** Taken by the shopper. */
  byHand: 1,
  /** Given on registration. */
  newUser: 2,
  /** Given with a product. */
  gift: 3,
} as const;
