import {
  getMerchantCategoriesQueryOptions,
  getMerchantTypesQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import { getMerchantSearchQueryOptions } from '#generated/client/stores/stores.ts';
import { storesParams, type storesSearch } from '#/domain/merchant/store-list-query.ts';
import { allowFailure, query, type PageQueries } from '#/router/page-queries.ts';

const queries: PageQueries<typeof storesSearch> = ({ search }) => ({
  // The filters are above the stores.
  critical: [
    allowFailure(query(getMerchantTypesQueryOptions())),
    allowFailure(query(getMerchantCategoriesQueryOptions())),
  ],
  deferred: [query(getMerchantSearchQueryOptions(storesParams(search)))],
});

export default queries;
