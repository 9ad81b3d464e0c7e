import { useQuery } from '@tanstack/react-query';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import type { ApiError } from '#/api/error.ts';
import { useOrderRefunds } from './order-refunds.ts';
import { linesOfOrderQuery } from './review-queries.ts';

export type OrderToReview =
  | { state: 'loading' | 'nothing' }
  | { state: 'failed'; error: ApiError; retry: () => void; busy: boolean }
  | { state: 'found'; lines: readonly ReviewableLine[] };

/** The reviewable lines of a merchant order; none while it is being refunded. */
export function useOrderToReview(orderNo: string): OrderToReview {
  const lines = useQuery({ ...linesOfOrderQuery(orderNo), enabled: orderNo !== '' });
  const { refunds, pending } = useOrderRefunds();
  if (orderNo === '') return { state: 'nothing' };
  if (!lines.data) {
    if (!lines.isError) return { state: 'loading' };
    return {
      state: 'failed',
      error: lines.error,
      retry: () => void lines.refetch(),
      busy: lines.isFetching,
    };
  }
  if (lines.data.length === 0) return { state: 'nothing' };
  if (pending) return { state: 'loading' };
  return refunds.has(orderNo) ? { state: 'nothing' } : { state: 'found', lines: lines.data };
}
