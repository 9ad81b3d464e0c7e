import { CouponUseType } from '#generated/model/couponUseType.ts';
import type { CouponOffersParams } from '#generated/model/couponOffersParams.ts';
import type { ProductListParams } from '#generated/model/productListParams.ts';
import type { StoreProductsParams } from '#generated/model/storeProductsParams.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { listParams } from '#/domain/search/search-query.ts';
import { getMerchantIndexQueryOptions } from '#generated/client/merchant/merchant.ts';
import type { CouponsOf } from './store-search-params.ts';

const TEN_MINUTES = 600_000;

/** Logo, type and contact of a store, which its page and other pages show. */
export const storeFactsQuery = (merId: number) =>
  getMerchantIndexQueryOptions(merId, { query: { staleTime: TEN_MINUTES, retry: false } });

/** Products per page of a store's first tab. */
export const SHELF_SIZE = 8;
/** Coupons per page. */
export const STORE_COUPONS_PER_PAGE = 12;

export const storeProductsParams = (
  merId: number,
  query: SearchQuery,
): StoreProductsParams & ProductListParams => ({ merId, ...listParams(query) });

export const shelfParams = (merId: number, page: number): StoreProductsParams => ({
  merId,
  page,
  limit: SHELF_SIZE,
});

export const couponParams = (merId: number, of: CouponsOf, page: number): CouponOffersParams => ({
  useType: of === 'goods' ? CouponUseType.product : CouponUseType.merchant,
  merId,
  page,
  limit: STORE_COUPONS_PER_PAGE,
});
