import type { CouponOffersParams } from '#generated/model/couponOffersParams.ts';
import { CouponUseType } from '#generated/model/couponUseType.ts';

/** Coupons for one product. */
export const productCouponParams = (productId: number): CouponOffersParams => ({
  useType: CouponUseType.product,
  productId,
  page: 1,
  limit: 20,
});
