import {
  getMyReviewsQueryOptions,
  useMyReviews as useMyReviewsQuery,
} from '#generated/client/review/review.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { custom } from '#/router/page-queries.ts';
import type { PageQuery } from '#/router/types.ts';
import { writtenReviewParams } from './review-queries.ts';

/** The first page, which shows whether the backend has the list, and the current page. */
export const myReviewsPageQuery = (page: number): PageQuery =>
  custom(async ({ queryClient }) => {
    if (lacksExtension('myReviews')) return;
    await queryClient.prefetchQuery(getMyReviewsQueryOptions(writtenReviewParams(1)));
    if (page > 1 && !lacksExtension('myReviews'))
      await queryClient.prefetchQuery(getMyReviewsQueryOptions(writtenReviewParams(page)));
  });

/** One page of the shopper's reviews. Not requested again if the backend lacks the extension. */
export function useMyReviews(page: number) {
  const missing = lacksExtension('myReviews');
  const first = useMyReviewsQuery(writtenReviewParams(1), { query: { enabled: !missing } });
  const query = useMyReviewsQuery(writtenReviewParams(page), { query: { enabled: !missing } });
  return { query, total: first.data?.total, missing };
}
