import { orderRefundsQuery } from '#/domain/review/order-refunds.ts';
import { linesOfOrderQuery } from '#/domain/review/review-queries.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { writeReviewSearch } from './search.ts';

const queries: PageQueries<SearchOf<typeof writeReviewSearch>> = ({ search }) => ({
  deferred: search.orderNo
    ? [query(linesOfOrderQuery(search.orderNo)), query(orderRefundsQuery())]
    : [],
});

export default queries;
