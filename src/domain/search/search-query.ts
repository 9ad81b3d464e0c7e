import type { ProductListParams } from '#generated/model/productListParams.ts';
import { toMinor } from '#/lib/money.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { oneOf, pageNumber, type Parse, positiveInteger } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';
import { searchWords } from './search-text.ts';

export const PAGE_SIZE = 20;
const SORTS = ['sales-asc', 'sales-desc', 'price-asc', 'price-desc'] as const;
type Sort = (typeof SORTS)[number];

/** Address of a product list, on the search page or in a store. */
export type ListAddress = (query: SearchQuery) => string;

/** Orders of the sort buttons; after the last one the default order follows. */
const CYCLES = { sales: ['sales-desc', 'sales-asc'], price: ['price-asc', 'price-desc'] } as const;

/** Nine digits: a phone costs millions of kip. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** Whether decimal text can be a bound of a price range. */
export const isBound = (text: string): boolean => AMOUNT.test(text);

const bound: Parse<string | undefined> = (text) => (text && isBound(text) ? text : undefined);

/** Parameters of a product list besides the search text. */
export const LIST_PARSERS = {
  cid: positiveInteger,
  min: bound,
  max: bound,
  sort: oneOf(SORTS),
  page: pageNumber,
};

interface ListValues {
  title: string | undefined;
  cid: number | undefined;
  min: string | undefined;
  max: string | undefined;
  sort: Sort | undefined;
  page: number;
}

/** Two bounds, swapped if the lower one is larger. */
export const inOrder = <Bound extends string | null | undefined>(min: Bound, max: Bound) =>
  min && max && toMinor(min) > toMinor(max) ? { min: max, max: min } : { min, max };

/** The search of an address; invalid values are dropped. */
export const searchQueryOf = ({ min, max, ...values }: ListValues): SearchQuery => ({
  ...values,
  ...inOrder(min, max),
});

export const productSearch = searchParams({ title: searchWords, ...LIST_PARSERS }, searchQueryOf);

/** Products per category: one row. */
export const SHELF = 4;

/** Call parameters for the first products of a search in one category. */
export const categoryShelf = (query: SearchQuery, cid: number): ProductListParams => ({
  ...listParams({ ...query, cid, page: 1 }),
  limit: SHELF,
});

/** Call parameters of a search. */
export function listParams({ title, cid, min, max, sort, page }: SearchQuery): ProductListParams {
  const [by, order] = (sort?.split('-') ?? []) as [
    'sales' | 'price' | undefined,
    'asc' | 'desc' | undefined,
  ];
  return {
    ...(title ? { keyword: title } : {}),
    ...(cid ? { cid } : {}),
    ...(min ? { minPrice: min } : {}),
    ...(max ? { maxPrice: max } : {}),
    ...(by === 'sales' && order ? { salesOrder: order } : {}),
    ...(by === 'price' && order ? { priceOrder: order } : {}),
    page: page ?? 1,
    limit: PAGE_SIZE,
  };
}

/** The order after a press of a sort button. */
export function nextSort(by: keyof typeof CYCLES, now: SearchQuery['sort']): Sort | undefined {
  const cycle: readonly (Sort | undefined)[] = CYCLES[by];
  return cycle[cycle.indexOf(now) + 1];
}

/** Canonical query: without filters and order, with the page. */
export function canonicalSearch({ title, cid, min, max, sort, page }: SearchQuery): SearchQuery {
  const list = title ? { title } : { cid };
  return min || max || sort || (title && cid) ? list : { ...list, page };
}

/** How many filters are set: category and price. */
export const countFilters = ({ cid, min, max }: SearchQuery): number =>
  Number(Boolean(cid)) + Number(Boolean(min || max));

/** Whether filters are set. */
export const isFiltered = (query: SearchQuery): boolean => countFilters(query) > 0;
