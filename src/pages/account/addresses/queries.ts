import { getAddressAllQueryOptions } from '#generated/client/address/address.ts';
import { regionNamesQuery as regionNames } from '#/shared/country/region-names-query.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';

const queries: PageQueries = () => ({
  deferred: [query(getAddressAllQueryOptions()), regionNames],
});

export default queries;
