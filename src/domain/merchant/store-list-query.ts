import type { MerchantSearchParams } from '#generated/model/merchantSearchParams.ts';
import type { MerchantStreetParams } from '#generated/model/merchantStreetParams.ts';
import type { StoreQuery } from '#/lib/store-paths.ts';
import { pageNumber, type Parse, positiveInteger } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';
import { searchWords } from '#/domain/search/search-text.ts';

/** Stores per page of the store street. */
export const STREET_SIZE = 10;
/** Stores per page of the searchable list. */
export const STORES_SIZE = 8;

const FLAGS = new Map([
  ['true', true],
  ['false', false],
]);
const flag: Parse<boolean | undefined> = (text = '') => FLAGS.get(text);

export const streetParams = (page: number): MerchantStreetParams => ({ page, limit: STREET_SIZE });

/** Parameters of a store list; invalid values are dropped. */
export const storesSearch = searchParams({
  title: searchWords,
  type: positiveInteger,
  category: positiveInteger,
  self: flag,
  page: pageNumber,
});

/** Call parameters of a store list. */
export const storesParams = ({
  title,
  type,
  category,
  self,
  page,
}: StoreQuery): MerchantSearchParams => ({
  ...(title ? { keywords: title } : {}),
  ...(category ? { categoryId: category } : {}),
  ...(type ? { typeId: type } : {}),
  ...(self === undefined ? {} : { isSelf: self }),
  page: page ?? 1,
  limit: STORES_SIZE,
});

/** Whether filters are set. */
export const isNarrowed = ({ type, category, self }: StoreQuery): boolean =>
  Boolean(type || category) || self !== undefined;

/** Canonical query: search text or category, and page; further filters are dropped. */
export function canonicalStores({ title, type, category, self, page }: StoreQuery): StoreQuery {
  const list = title ? { title } : { category };
  return type || self !== undefined || (title && category) ? list : { ...list, page };
}
