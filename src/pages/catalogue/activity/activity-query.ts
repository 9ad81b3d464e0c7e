import type { ActivityProductsParams } from '#generated/model/activityProductsParams.ts';

export const ACTIVITY_PRODUCTS = 10;

export const activityParams = (page: number): ActivityProductsParams => ({
  page,
  limit: ACTIVITY_PRODUCTS,
});
