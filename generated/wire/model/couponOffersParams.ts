import type { CouponUseType } from './couponUseType.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { PageParameter } from './pageParameter.ts';

export type CouponOffersParams = {
/**
 * What the coupons can be used for.
 */
useType: CouponUseType;
/**
 * Merchant id; 0 is no filter.
 * @minimum 0
 * @maximum 9007199254740991
 */
merId?: number;
/**
 * Product id; 0 is no filter.
 * @minimum 0
 * @maximum 9007199254740991
 */
productId?: number;
/**
 * Number of the page, from 1.
 * @minimum 1
 */
page?: PageParameter;
/**
 * Rows per page. The backend sets no upper bound.
 * @minimum 1
 */
limit?: LimitParameter;
};
