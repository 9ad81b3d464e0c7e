
/**
 * Which of my coupons.
 */
export type MyCouponFilter = typeof MyCouponFilter[keyof typeof MyCouponFilter];


export const MyCouponFilter = {
  /** Unused. */
  usable: 'usable',
  /** Used or lapsed. */
  unusable: 'unusable',
} as const;
