import type { ProductListParams } from '../../../generated/model/productListParams.ts';
import { toMinor } from '../../lib/money.ts';
import type { SearchQuery } from '../../lib/paths.ts';
import { positive } from '../../lib/positive.ts';
import { searchText } from './search-text.ts';

export const PAGE_SIZE = 20;
const SORTS = ['sales-asc', 'sales-desc', 'price-asc', 'price-desc'] as const;
type Sort = (typeof SORTS)[number];

/** Where a list of goods that was asked for is found: on the search page, or in a store. */
export type ListAddress = (asked: SearchQuery) => string;

/** What the sort buttons go through; after the last comes the default order again. */
const CYCLES = { sales: ['sales-desc', 'sales-asc'], price: ['price-asc', 'price-desc'] } as const;

const AMOUNT = /^\d{1,6}(\.\d{1,2})?$/;

/**
 * Reads the search out of an address; whatever makes no sense is left aside.
 * @param words the parameter that holds the words
 */
export function readSearch(search: URLSearchParams, words = 'title'): SearchQuery {
  const range = readRange(search.get('min') ?? '', search.get('max') ?? '');
  return {
    title: searchText(search.get(words) ?? '') || undefined,
    cid: positive(search.get('cid')),
    min: range.min ?? undefined,
    max: range.max ?? undefined,
    sort: SORTS.find((sort) => sort === search.get('sort')),
    page: positive(search.get('page')) ?? 1,
  };
}

/** Products on the shelf of one category: a row. */
export const SHELF = 4;

/** The call's parameters for the first products that a search finds in one category. */
export const categoryShelf = (asked: SearchQuery, cid: number): ProductListParams => ({
  ...listParams({ ...asked, cid, page: 1 }),
  limit: SHELF,
});

/** The call's parameters for a search. */
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

/** An empty bound is undefined, one that is no amount null. */
export interface PriceRange {
  min: string | null | undefined;
  max: string | null | undefined;
}

/** Reads two typed bounds; they change places when the lower one is the larger. */
export function readRange(low: string, high: string): PriceRange {
  const [min, max] = [bound(low), bound(high)];
  return min && max && toMinor(min) > toMinor(max) ? { min: max, max: min } : { min, max };
}

function bound(typed: string): string | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (!text) return undefined;
  return AMOUNT.test(text) ? text : null;
}

/** The order after one more press of a sort button. */
export function nextSort(by: keyof typeof CYCLES, now: SearchQuery['sort']): Sort | undefined {
  const cycle: readonly (Sort | undefined)[] = CYCLES[by];
  return cycle[cycle.indexOf(now) + 1];
}

/** The address a list is known by: narrowed and sorted ones are the list itself, further pages are their own. */
export function canonicalSearch({ title, cid, min, max, sort, page }: SearchQuery): SearchQuery {
  const list = title ? { title } : { cid };
  return min || max || sort || (title && cid) ? list : { ...list, page };
}

/** Whether anything but the words narrows the search. */
export const isFiltered = ({ cid, min, max }: SearchQuery): boolean => Boolean(cid || min || max);
