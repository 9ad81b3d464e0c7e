
/**
 * Filter of the coupons of the caller.
 */
export type MyCouponFilter = typeof MyCouponFilter[keyof typeof MyCouponFilter];


export const MyCouponFilter = {
  /** Unused. */
  usable: 'usable',
  /** Used or expired. */
  unusable: 'unusable',
} as const;
