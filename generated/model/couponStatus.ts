
/**
 * State of a received coupon.
 */
export type CouponStatus = typeof CouponStatus[keyof typeof CouponStatus];


export const CouponStatus = {
  /** Not used yet. */
  unused: 0,
  /** Used for an order. */
  used: 1,
  /** Expired. */
  lapsed: 2,
} as const;
