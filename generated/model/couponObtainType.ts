
/**
 * How a coupon is obtained.
 */
export type CouponObtainType = typeof CouponObtainType[keyof typeof CouponObtainType];


export const CouponObtainType = {
  /** Received by the shopper. */
  byHand: 1,
  /** Granted on registration. */
  newUser: 2,
  /** Granted with a product. */
  gift: 3,
} as const;
