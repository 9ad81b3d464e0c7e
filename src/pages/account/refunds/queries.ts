import { refundListQuery } from '#/domain/refund/refund-queries.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { pageSearch } from '#/router/page-search.ts';

const queries: PageQueries<typeof pageSearch> = ({ search }) => ({
  deferred: [query(refundListQuery(search.page))],
});

export default queries;
