
/**
 * Whether a received coupon can be used now.
 */
export type CouponValidity = typeof CouponValidity[keyof typeof CouponValidity];


export const CouponValidity = {
  /** It can be used. */
  usable: 'usable',
  /** It was used. */
  used: 'unusable',
  /** Its time is over. */
  overdue: 'overdue',
  /** Its time has not begun. */
  notStarted: 'notStart',
} as const;
