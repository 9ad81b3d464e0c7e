import { CouponUseType } from '#generated/model/couponUseType.ts';
import type { CouponOffersParams } from '#generated/model/couponOffersParams.ts';
import type { ProductListParams } from '#generated/model/productListParams.ts';
import type { StoreProductsParams } from '#generated/model/storeProductsParams.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { positive } from '#/lib/positive.ts';
import { NotFound } from '#/router/types.ts';
import { listParams, readSearch } from '#/domain/search/search-query.ts';

/** Products per page of a store's first tab. */
export const SHELF_SIZE = 8;
/** Coupons per page. */
export const COUPONS_PER_PAGE = 12;

/** Store id of an address. @throws NotFound without a valid one */
export function storeIdOf(search: URLSearchParams): number {
  const id = positive(search.get('id'));
  if (!id) throw new NotFound();
  return id;
}

export const pageIn = (search: URLSearchParams): number => positive(search.get('page')) ?? 1;

/** Parses the search parameters of a store's product list. */
export const readStoreProducts = (search: URLSearchParams): SearchQuery =>
  readSearch(search, 'search');

export const storeProductsParams = (
  merId: number,
  query: SearchQuery,
): StoreProductsParams & ProductListParams => ({ merId, ...listParams(query) });

export const shelfParams = (merId: number, page: number): StoreProductsParams => ({
  merId,
  page,
  limit: SHELF_SIZE,
});

/** Coupons of the whole store, or of some products. */
export type CouponsOf = 'store' | 'goods';

export const readCouponsOf = (search: URLSearchParams): CouponsOf =>
  search.get('of') === 'goods' ? 'goods' : 'store';

export const couponParams = (merId: number, of: CouponsOf, page: number): CouponOffersParams => ({
  useType: of === 'goods' ? CouponUseType.product : CouponUseType.merchant,
  merId,
  page,
  limit: COUPONS_PER_PAGE,
});
