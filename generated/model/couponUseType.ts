
/**
 * What a coupon can be used for.
 */
export type CouponUseType = typeof CouponUseType[keyof typeof CouponUseType];


export const CouponUseType = {
  /** All products of one merchant. */
  merchant: 1,
  /** Listed products. */
  product: 2,
  /** The whole platform. Not supported by orderPrice. */
  platform: 3,
} as const;
