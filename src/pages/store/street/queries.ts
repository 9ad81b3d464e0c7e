import {
  getMerchantCategoriesQueryOptions,
  getMerchantTypesQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import { getMerchantStreetQueryOptions } from '#generated/client/stores/stores.ts';
import { streetParams } from '#/domain/merchant/store-list-query.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { pageSearch } from '#/router/page-search.ts';

const queries: PageQueries<typeof pageSearch> = ({ search }) => ({
  deferred: [
    query(getMerchantStreetQueryOptions(streetParams(search.page))),
    query(getMerchantTypesQueryOptions()),
    query(getMerchantCategoriesQueryOptions()),
  ],
});

export default queries;
