
/**
 * Whether a received coupon can be used now.
 */
export type CouponValidity = typeof CouponValidity[keyof typeof CouponValidity];


export const CouponValidity = {
  /** It can be used. */
  usable: 'usable',
  /** It was used. */
  used: 'unusable',
  /** It has expired. */
  overdue: 'overdue',
  /** It is not valid yet. */
  notStarted: 'notStart',
} as const;
