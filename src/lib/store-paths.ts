import { PATHS, queryString, type SearchQuery } from './paths.ts';

/** Parameters of the store list. */
export interface StoreQuery {
  title?: string | undefined;
  type?: number | undefined;
  category?: number | undefined;
  /** self-operated stores only, or others only */
  self?: boolean | undefined;
  page?: number | undefined;
}

/** Addresses of store pages and store lists; the start page of a store is in `paths`. */
export const storePaths = {
  more: (asked: StoreQuery = {}) => `${PATHS.stores}${queryString({ ...asked })}`,
  product: (id: number, { title, ...rest }: SearchQuery = {}) =>
    `${PATHS.storeProducts}${queryString({ id, search: title, ...rest })}`,
  coupons: (id: number, of?: 'goods', page = 1) =>
    `${PATHS.storeCoupons}${queryString({ id, of, page })}`,
  qualification: (id: number) => `${PATHS.storeLicences}${queryString({ id })}`,
} as const;
