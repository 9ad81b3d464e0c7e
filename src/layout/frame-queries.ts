import {
  getHomeIndexQueryOptions,
  getHotKeywordsQueryOptions,
} from '#generated/client/home/home.ts';
import { getProductCategoriesQueryOptions } from '#generated/client/product/product.ts';
import { query } from '#/router/page-queries.ts';
import { shopConfigQuery } from '#/shared/shop/shop-config.ts';

/** Data of the shop frame, which renders without them as well. */
export const frameQueries = [
  query(getHomeIndexQueryOptions()),
  query(getProductCategoriesQueryOptions()),
  query(getHotKeywordsQueryOptions()),
  shopConfigQuery,
];
