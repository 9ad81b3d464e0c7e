import type { QueryClient } from '@tanstack/react-query';
import { readTabPage } from '#/lib/tab-page.ts';
import { prefetchOrderRefunds } from './order-refunds.ts';
import { linesOfOrderQuery, linesToReviewQuery } from './review-queries.ts';
import { prefetchMyReviews } from './use-my-reviews.ts';

const REVIEW_TABS = ['toWrite', 'written'] as const;

/** Tab and page of an address of the review list. */
export const readReviewTab = (search: URLSearchParams) => readTabPage(search, REVIEW_TABS);

/** Prefetches the data of `LinesToReview`. */
export const linesToReviewQueries = (queryClient: QueryClient, page: number): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(linesToReviewQuery(page)),
    prefetchOrderRefunds(queryClient),
  ]);

/** Loads the data of the review list. */
export function reviewListQueries(
  queryClient: QueryClient,
  search: URLSearchParams,
): Promise<unknown> {
  const { tab, page } = readReviewTab(search);
  const ownReviews = prefetchMyReviews(queryClient, tab === 'written' ? page : 1);
  if (tab === 'written') return ownReviews;
  return Promise.all([ownReviews, linesToReviewQueries(queryClient, page)]);
}

/** Loads the data to write the reviews of a merchant order. */
export function writeReviewQueries(
  queryClient: QueryClient,
  search: URLSearchParams,
): Promise<unknown> {
  const orderNo = search.get('orderNo');
  if (!orderNo) return Promise.resolve();
  return Promise.all([
    queryClient.prefetchQuery(linesOfOrderQuery(orderNo)),
    prefetchOrderRefunds(queryClient),
  ]);
}
