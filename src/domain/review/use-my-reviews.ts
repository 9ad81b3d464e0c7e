import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getMyReviewsQueryKey,
  getMyReviewsQueryOptions,
  useMyReviews as useMyReviewsQuery,
} from '../../../generated/client/review/review.ts';
import { isMissing } from '../../api/policy.ts';
import { reviewParams } from './review-queries.ts';

/** Remembered for as long as the document lives. */
const KEPT = { gcTime: Infinity } as const;

/** The backend has answered that it does not have the extension. */
function lacksMyReviews(queryClient: QueryClient): boolean {
  const error = queryClient.getQueryState(getMyReviewsQueryKey(reviewParams(1)))?.error;
  return error != null && isMissing(error);
}

/** Fetches the first page, which says whether there is a list at all, and the page that is shown. */
export async function prefetchMyReviews(queryClient: QueryClient, page: number): Promise<void> {
  if (lacksMyReviews(queryClient)) return;
  await queryClient.prefetchQuery(getMyReviewsQueryOptions(reviewParams(1), { query: KEPT }));
  if (page > 1 && !lacksMyReviews(queryClient))
    await queryClient.prefetchQuery(getMyReviewsQueryOptions(reviewParams(page)));
}

/** One page of the shopper's reviews. A backend without the extension is not asked again. */
export function useMyReviews(page: number) {
  const queryClient = useQueryClient();
  const first = useMyReviewsQuery(reviewParams(1), {
    query: { ...KEPT, enabled: !lacksMyReviews(queryClient) },
  });
  const query = useMyReviewsQuery(reviewParams(page), {
    query: { enabled: !lacksMyReviews(queryClient) },
  });
  return {
    query,
    total: first.data?.total,
    missing: first.error !== null && isMissing(first.error),
  };
}
