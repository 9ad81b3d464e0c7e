import { getCouponOffersQueryOptions } from '#generated/client/coupon/coupon.ts';
import {
  getProductDetailQueryOptions,
  getProductReviewCountQueryOptions,
  getProductReviewsQueryOptions,
} from '#generated/client/product/product.ts';
import { reviewParams } from '#/domain/review/product-reviews/review-params.ts';
import { ReviewFilter } from '#generated/model/reviewFilter.ts';
import type { productParams, skuSearch } from '#/domain/product/product-address.ts';
import { productCouponParams } from './coupon-params.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';

const queries: PageQueries<typeof skuSearch, typeof productParams> = ({ params: { id } }) => ({
  critical: [query(getProductDetailQueryOptions(id))],
  deferred: [
    query(getProductReviewCountQueryOptions(id)),
    query(getProductReviewsQueryOptions(id, reviewParams(ReviewFilter.all, 1))),
    query(getCouponOffersQueryOptions(productCouponParams(id))),
  ],
});

export default queries;
