import {
  getMerchantCategoriesQueryOptions,
  getMerchantTypesQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import { getSettlementDetailQueryOptions } from '#generated/client/settlement/settlement.ts';
import { applicationsQuery } from '#/domain/merchant/application/application-queries.ts';
import { regionNamesQuery as regionNames } from '#/shared/country/region-names-query.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { applySearch } from './search.ts';

const queries: PageQueries<SearchOf<typeof applySearch>> = ({ search }) => ({
  deferred: [
    query(getMerchantCategoriesQueryOptions()),
    query(getMerchantTypesQueryOptions()),
    query(applicationsQuery(1)),
    ...(search.id ? [query(getSettlementDetailQueryOptions(search.id))] : []),
    regionNames,
  ],
});

export default queries;
