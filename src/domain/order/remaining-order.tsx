import { useSuspenseQuery } from '@tanstack/react-query';
import type { ApiError } from '#/api/error.ts';
import { orderRowsQuery } from './find-order-rows.ts';
import { MemberOrder } from './member-order.tsx';
import { viewOfRows } from './rows-view.ts';

interface RemainingOrderProps {
  orderNo: string;
  /** why the detail could not be loaded */
  error: ApiError;
  /** refetches the detail */
  onRetry: () => void;
}

/** An order without a readable detail, from the order list. Throws the error if the list does not contain it. */
export function RemainingOrder({ orderNo, error, onRetry }: RemainingOrderProps) {
  const { data, refetch } = useSuspenseQuery(orderRowsQuery(orderNo));
  const [first, ...others] = data;
  if (!first) throw error;
  return (
    <MemberOrder
      order={viewOfRows(orderNo, [first, ...others])}
      refetch={() => void refetch()}
      onReadDetail={onRetry}
    />
  );
}
