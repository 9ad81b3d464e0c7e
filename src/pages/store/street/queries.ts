import {
  getMerchantCategoriesQueryOptions,
  getMerchantTypesQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import { getHomeIndexQueryOptions } from '#generated/client/home/home.ts';
import { getMerchantStreetQueryOptions } from '#generated/client/stores/stores.ts';
import { streetParams } from '#/domain/merchant/store-list-query.ts';
import { allowFailure, query, type PageQueries } from '#/router/page-queries.ts';
import type { pageSearch } from '#/router/page-search.ts';

const queries: PageQueries<typeof pageSearch> = ({ search }) => ({
  // Its picture is above the stores.
  critical: [allowFailure(query(getHomeIndexQueryOptions()))],
  deferred: [
    query(getMerchantStreetQueryOptions(streetParams(search.page))),
    query(getMerchantTypesQueryOptions()),
    query(getMerchantCategoriesQueryOptions()),
  ],
});

export default queries;
