
/**
 * What a coupon may be used for.
 */
export type CouponUseType = typeof CouponUseType[keyof typeof CouponUseType];


export const CouponUseType = {
  /** All goods of one merchant. */
  merchant: 1,
  /** Listed products. */
  product: 2,
  /** The whole platform. The price calculation does not know it. */
  platform: 3,
} as const;
