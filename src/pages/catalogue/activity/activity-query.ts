import type { ActivityProductsParams } from '#generated/model/activityProductsParams.ts';
import { positive } from '#/lib/positive.ts';

export const ACTIVITY_PRODUCTS = 10;

/** Parses the activity id and page of an address. */
export const readActivity = (search: URLSearchParams) => ({
  id: positive(search.get('id')),
  page: positive(search.get('page')) ?? 1,
});

export const activityParams = (page: number): ActivityProductsParams => ({
  page,
  limit: ACTIVITY_PRODUCTS,
});
