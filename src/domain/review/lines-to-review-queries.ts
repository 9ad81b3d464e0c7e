import { query } from '#/router/page-queries.ts';
import type { PageQuery } from '#/router/types.ts';
import { orderRefundsQuery } from './order-refunds.ts';
import { linesToReviewQuery } from './review-queries.ts';

/** The data of `LinesToReview`. */
export const linesToReviewQueries = (page: number): PageQuery[] => [
  query(linesToReviewQuery(page)),
  query(orderRefundsQuery()),
];
