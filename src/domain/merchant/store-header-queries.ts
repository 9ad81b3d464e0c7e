import {
  getMerchantDetailQueryOptions,
  getMerchantIndexQueryOptions,
  getMerchantTypesQueryOptions,
  getStoreProductsQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import { query } from '#/router/page-queries.ts';
import { shelfParams } from './store-queries.ts';

/** Data of the header that all tabs of a store share. */
export const storeHeaderQueries = (id: number) => ({
  critical: [query(getMerchantIndexQueryOptions(id))],
  deferred: [
    query(getMerchantDetailQueryOptions(id)),
    query(getStoreProductsQueryOptions(shelfParams(id, 1))),
    query(getMerchantTypesQueryOptions()),
  ],
});
