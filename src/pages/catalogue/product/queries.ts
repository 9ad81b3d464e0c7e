import { getCouponOffersQueryOptions } from '#generated/client/coupon/coupon.ts';
import {
  getProductDetailQueryOptions,
  getProductReviewCountQueryOptions,
  getProductReviewsQueryOptions,
} from '#generated/client/product/product.ts';
import { reviewParams } from '#/domain/review/product-reviews/review-params.ts';
import { ReviewFilter } from '#generated/model/reviewFilter.ts';
import { positive } from '#/lib/positive.ts';
import { NotFound } from '#/router/types.ts';
import { productCouponParams } from './coupon-params.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';

const queries: PageQueries = ({ params }) => {
  const id = positive(params.id);
  if (!id) throw new NotFound();
  return {
    critical: [query(getProductDetailQueryOptions(id))],
    deferred: [
      query(getProductReviewCountQueryOptions(id)),
      query(getProductReviewsQueryOptions(id, reviewParams(ReviewFilter.all, 1))),
      query(getCouponOffersQueryOptions(productCouponParams(id))),
    ],
  };
};

export default queries;
