import { LIST_PARSERS, searchQueryOf } from '#/domain/search/search-query.ts';
import { searchWords } from '#/domain/search/search-text.ts';
import { oneOf, pageNumber, positiveInteger, required } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** Coupons of the whole store, or of some products. */
const COUPONS_OF = ['store', 'goods'] as const;
export type CouponsOf = (typeof COUPONS_OF)[number];

const storeId = required(positiveInteger);

export const storeSearch = searchParams({ id: storeId });

export const storeHomeSearch = searchParams({ id: storeId, page: pageNumber });

/** Search text in the header of a store. */
export const storeWordsSearch = searchParams({ search: searchWords });

/** Search in the products of a store: the search text is the parameter `search`. */
export const storeProductsSearch = searchParams(
  { id: storeId, search: searchWords, ...LIST_PARSERS },
  ({ id, search, ...list }) => ({ id, query: searchQueryOf({ title: search, ...list }) }),
);

export const storeCouponsSearch = searchParams(
  { id: storeId, of: oneOf(COUPONS_OF), page: pageNumber },
  ({ id, of = 'store', page }) => ({ id, of, page }),
);
