import { applicationsQuery } from '#/domain/merchant/application/application-queries.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { pageSearch } from '#/router/page-search.ts';

const queries: PageQueries<SearchOf<typeof pageSearch>> = ({ search }) => ({
  deferred: [query(applicationsQuery(search.page))],
});

export default queries;
