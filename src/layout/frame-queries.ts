import type { OperationId } from '#generated/operations.ts';
import {
  getHomeIndexQueryOptions,
  getHotKeywordsQueryOptions,
} from '#generated/client/home/home.ts';
import { getProductCategoriesQueryOptions } from '#generated/client/product/product.ts';
import { query } from '#/router/page-queries.ts';
import { shopConfigQuery } from '#/shared/shop/shop-config.ts';

/** The operations of `frameQueries`. */
export const FRAME_OPERATIONS: readonly OperationId[] = [
  'homeIndex',
  'productCategories',
  'hotKeywords',
  'homeConfig',
];

/** Data of the shop frame, which renders without them as well. */
export const frameQueries = [
  query(getHomeIndexQueryOptions()),
  query(getProductCategoriesQueryOptions()),
  query(getHotKeywordsQueryOptions()),
  shopConfigQuery,
];
