import { getMerchantSearchQueryOptions } from '#generated/client/stores/stores.ts';
import { searchQueries } from '#/domain/search/search-queries.ts';
import type { productSearch } from '#/domain/search/search-query.ts';
import { foundStoresParams } from './found-stores-params.ts';
import { type PageQueries, query } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';

const queries: PageQueries<SearchOf<typeof productSearch>> = ({ search }) => ({
  critical: [searchQueries(search)],
  deferred: search.title
    ? [query(getMerchantSearchQueryOptions(foundStoresParams(search.title)))]
    : [],
});

export default queries;
