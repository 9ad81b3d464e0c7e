import {
  getStoreCategoriesQueryOptions,
  getStoreProductsQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import { storeHeaderQueries } from '#/domain/merchant/store-header-queries.ts';
import { storeProductsParams } from '#/domain/merchant/store-queries.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { storeProductsSearch } from '#/domain/merchant/store-search-params.ts';

const queries: PageQueries<typeof storeProductsSearch> = ({ search: { id, query: asked } }) => {
  const { critical, deferred } = storeHeaderQueries(id);
  return {
    critical: [...critical, query(getStoreProductsQueryOptions(storeProductsParams(id, asked)))],
    deferred: [...deferred, query(getStoreCategoriesQueryOptions(id))],
  };
};

export default queries;
