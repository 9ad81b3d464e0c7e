import { query, type SearchQuery } from './paths.ts';

/** What the list of all stores keeps in its address. */
export interface StoreQuery {
  title?: string | undefined;
  type?: number | undefined;
  category?: number | undefined;
  /** run by the shop itself, or by others only */
  self?: boolean | undefined;
  page?: number | undefined;
}

/** Addresses inside a store, and of the list of all stores; the way to one of them stands with the other `paths`. */
export const storePaths = {
  more: (asked: StoreQuery = {}) => `/merchant/merchant_more${query({ ...asked })}`,
  goods: (id: number, { title, ...rest }: SearchQuery = {}) =>
    `/merchant/merchant/category${query({ id, search: title, ...rest })}`,
  coupons: (id: number, of?: 'goods', page = 1) =>
    `/merchant/merchant/coupon${query({ id, of, page })}`,
  qualification: (id: number) => `/merchant/merchant/qualification${query({ id })}`,
} as const;
