import {
  getMerchantCategoriesQueryOptions,
  getMerchantTypesQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import { getMerchantSearchQueryOptions } from '#generated/client/stores/stores.ts';
import { storesParams } from '#/domain/merchant/store-list-query.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { storesSearch } from '#/domain/merchant/store-list-query.ts';

const queries: PageQueries<SearchOf<typeof storesSearch>> = ({ search }) => ({
  deferred: [
    query(getMerchantSearchQueryOptions(storesParams(search))),
    query(getMerchantTypesQueryOptions()),
    query(getMerchantCategoriesQueryOptions()),
  ],
});

export default queries;
