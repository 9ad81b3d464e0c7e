import type { ProductReviewsParams } from '#generated/model/productReviewsParams.ts';
import { ReviewFilter } from '#generated/model/reviewFilter.ts';

const REVIEWS_PER_PAGE = 10;

/** One page of the reviews of a product. */
export const reviewParams = (type: ReviewFilter, page: number): ProductReviewsParams => ({
  type,
  page,
  limit: REVIEWS_PER_PAGE,
});
