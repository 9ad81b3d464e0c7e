import type { LimitParameter } from './limitParameter.ts';
import type { MyCouponFilter } from './myCouponFilter.ts';
import type { PageParameter } from './pageParameter.ts';

export type CouponListParams = {
/**
 * Filter. The backend returns all coupons for any other value.
 */
type: MyCouponFilter;
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
