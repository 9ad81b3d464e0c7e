import {
  getMerchantCategoriesQueryOptions,
  getMerchantTypesQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import { getMerchantSearchQueryOptions } from '#generated/client/stores/stores.ts';
import { storesParams, type storesSearch } from '#/domain/merchant/store-list-query.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';

const queries: PageQueries<typeof storesSearch> = ({ search }) => ({
  deferred: [
    query(getMerchantSearchQueryOptions(storesParams(search))),
    query(getMerchantTypesQueryOptions()),
    query(getMerchantCategoriesQueryOptions()),
  ],
});

export default queries;
