import { positive } from '#/lib/positive.ts';
import { PRODUCT_SEARCH_NAMES, readSearch } from '#/domain/search/search-query.ts';
import { pageOf } from '#/router/page-search.ts';
import { searchParams } from '#/router/search-params.ts';
import { NotFound } from '#/router/types.ts';

/** Coupons of the whole store, or of some products. */
export type CouponsOf = 'store' | 'goods';

/** Store id of an address. @throws NotFound without a valid one */
function storeIdOf(search: URLSearchParams): number {
  const id = positive(search.get('id'));
  if (!id) throw new NotFound();
  return id;
}

export const storeSearch = searchParams(['id'], (search) => ({ id: storeIdOf(search) }));

export const storeHomeSearch = searchParams(['id', 'page'], (search) => ({
  id: storeIdOf(search),
  page: pageOf(search),
}));

/** Search in the products of a store: the search text is the parameter `search`. */
export const storeProductsSearch = searchParams(
  ['id', 'search', ...PRODUCT_SEARCH_NAMES],
  (search) => ({ id: storeIdOf(search), query: readSearch(search, 'search') }),
);

export const storeCouponsSearch = searchParams(['id', 'of', 'page'], (search) => {
  const of: CouponsOf = search.get('of') === 'goods' ? 'goods' : 'store';
  return { id: storeIdOf(search), of, page: pageOf(search) };
});
