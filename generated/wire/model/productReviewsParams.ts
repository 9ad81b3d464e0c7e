import type { LimitParameter } from './limitParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { ReviewFilter } from './reviewFilter.ts';

export type ProductReviewsParams = {
/**
 * Filter by stars.
 */
type: ReviewFilter;
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
