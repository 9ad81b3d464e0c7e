import type { MerchantSearchParams } from '../../../generated/model/merchantSearchParams.ts';
import type { MerchantStreetParams } from '../../../generated/model/merchantStreetParams.ts';
import type { StoreQuery } from '../../lib/store-paths.ts';
import { positive } from '../../lib/positive.ts';
import { searchText } from '../search/search-text.ts';

/** Stores on one page of the street. */
export const STREET_SIZE = 10;
/** Stores on one page of the list that is searched. */
export const STORES_SIZE = 8;

const FLAGS = new Map([
  ['true', true],
  ['false', false],
]);

export const streetParams = (page: number): MerchantStreetParams => ({ page, limit: STREET_SIZE });

/** Reads which stores an address asks for; whatever makes no sense is left aside. */
export const readStores = (search: URLSearchParams): StoreQuery => ({
  title: searchText(search.get('title') ?? '') || undefined,
  type: positive(search.get('type')),
  category: positive(search.get('category')),
  self: FLAGS.get(search.get('self') ?? ''),
  page: positive(search.get('page')) ?? 1,
});

/** The call's parameters for a list of stores. */
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

/** Whether anything but the words narrows the list. */
export const isNarrowed = ({ type, category, self }: StoreQuery): boolean =>
  Boolean(type || category) || self !== undefined;

/** The address a list is known by: words and further pages make another one, and so does a category alone; what is narrowed further is the list itself. */
export function canonicalStores({ title, type, category, self, page }: StoreQuery): StoreQuery {
  const list = title ? { title } : { category };
  return type || self !== undefined || (title && category) ? list : { ...list, page };
}
