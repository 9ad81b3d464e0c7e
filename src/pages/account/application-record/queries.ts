import { applicationsQuery } from '#/domain/merchant/application/application-queries.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { pageSearch } from '#/router/page-search.ts';

const queries: PageQueries<typeof pageSearch> = ({ search }) => ({
  deferred: [query(applicationsQuery(search.page))],
});

export default queries;
