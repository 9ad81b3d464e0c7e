import {
  getMerchantCategoriesQueryOptions,
  getMerchantTypesQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import { getSettlementDetailQueryOptions } from '#generated/client/settlement/settlement.ts';
import { applicationsQuery } from '#/domain/merchant/application/application-queries.ts';
import { regionNamesQuery as regionNames } from '#/shared/country/region-names-query.ts';
import { allowFailure, current, query, type PageQueries } from '#/router/page-queries.ts';
import type { applySearch } from '../routes.ts';

const queries: PageQueries<typeof applySearch> = ({ search }) => ({
  critical: [
    current(applicationsQuery(1)),
    ...(search.id ? [current(getSettlementDetailQueryOptions(search.id))] : []),
  ].map(allowFailure),
  deferred: [
    query(getMerchantCategoriesQueryOptions()),
    query(getMerchantTypesQueryOptions()),
    regionNames,
  ],
});

export default queries;
