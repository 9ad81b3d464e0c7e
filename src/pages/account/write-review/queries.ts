import { orderRefundsQuery } from '#/domain/review/order-refunds.ts';
import { linesOfOrderQuery } from '#/domain/review/review-queries.ts';
import { allowFailure, current, type PageQueries } from '#/router/page-queries.ts';
import type { writeReviewSearch } from '../routes.ts';

const queries: PageQueries<typeof writeReviewSearch> = ({ search }) => ({
  critical: search.orderNo
    ? [current(linesOfOrderQuery(search.orderNo)), current(orderRefundsQuery())].map(allowFailure)
    : [],
});

export default queries;
