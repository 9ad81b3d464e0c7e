import { query, type SearchQuery } from './paths.ts';

/** Addresses inside a store; the way to it stands with the other `paths`. */
export const storePaths = {
  goods: (id: number, { title, ...rest }: SearchQuery = {}) => `/merchant/merchant/category${query({ id, search: title, ...rest })}`,
  coupons: (id: number, of?: 'goods', page = 1) => `/merchant/merchant/coupon${query({ id, of, page })}`,
  qualification: (id: number) => `/merchant/merchant/qualification${query({ id })}`,
} as const;
