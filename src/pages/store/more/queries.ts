import {
  getMerchantCategoriesQueryOptions,
  getMerchantDetailQueryOptions,
  getMerchantTypesQueryOptions,
  getStoreProductsQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import { getMerchantSearchQueryOptions } from '#generated/client/stores/stores.ts';
import { type storesSearch, storesParams } from '#/domain/merchant/store-list-query.ts';
import { shelfParams } from '#/domain/merchant/store-queries.ts';
import { custom, query, type PageQueries } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import { PRIORITY_ROWS } from './first-view.ts';

type Search = SearchOf<typeof storesSearch>;

/** Introduction, followers and products of the first stores, which the list does not have. */
const firstRows = (search: Search) =>
  custom(async ({ queryClient }) => {
    const found = getMerchantSearchQueryOptions(storesParams(search));
    const { list } = await queryClient.ensureQueryData(found);
    await Promise.all(
      list
        .slice(0, PRIORITY_ROWS)
        .flatMap(({ id }) => [
          queryClient.prefetchQuery(getMerchantDetailQueryOptions(id)),
          queryClient.prefetchQuery(getStoreProductsQueryOptions(shelfParams(id, 1))),
        ]),
    );
  });

const queries: PageQueries<Search> = ({ search }) => ({
  deferred: [
    query(getMerchantSearchQueryOptions(storesParams(search))),
    query(getMerchantTypesQueryOptions()),
    query(getMerchantCategoriesQueryOptions()),
    firstRows(search),
  ],
});

export default queries;
