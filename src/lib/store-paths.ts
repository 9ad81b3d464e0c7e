import { query, type SearchQuery } from './paths.ts';

/** What the list of stores keeps in its address. */
export interface StoresQuery {
  title?: string | undefined;
  /** of merchants, not of goods */
  category?: number | undefined;
  type?: number | undefined;
  /** only stores run by the shop itself */
  self?: 1 | undefined;
  page?: number | undefined;
}

/** Addresses inside and between stores; the ways to them stand with the other `paths`. */
export const storePaths = {
  goods: (id: number, { title, ...rest }: SearchQuery = {}) => `/merchant/merchant/category${query({ id, search: title, ...rest })}`,
  coupons: (id: number, of?: 'goods', page = 1) => `/merchant/merchant/coupon${query({ id, of, page })}`,
  qualification: (id: number) => `/merchant/merchant/qualification${query({ id })}`,
  found: (values: StoresQuery = {}) => `/merchant/merchant_more${query({ ...values })}`,
} as const;
