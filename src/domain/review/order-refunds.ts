import type { QueryClient } from '@tanstack/react-query';
import {
  getRefundListQueryOptions,
  useRefundList,
} from '../../../generated/client/refund/refund.ts';
import type { RefundListItem } from '../../../generated/model/refundListItem.ts';
import { RefundState } from '../../../generated/model/refundState.ts';

/** Backends set no upper bound; older refunds belong to orders reviewed long ago. */
const PARAMS = { page: 1, limit: 100 };

export type OrderRefund = 'requested' | 'refunded';

/** Refunds by number of the merchant order. A refused request leaves the order as it was. */
export function refundsByOrder(refunds: readonly RefundListItem[]): Map<string, OrderRefund> {
  const states = new Map<string, OrderRefund>();
  for (const { merOrderNo, refundStatus } of refunds) {
    if (refundStatus === RefundState.refused || states.get(merOrderNo) === 'refunded') continue;
    states.set(merOrderNo, refundStatus === RefundState.refunded ? 'refunded' : 'requested');
  }
  return states;
}

export const prefetchOrderRefunds = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchQuery(getRefundListQueryOptions(PARAMS));

/**
 * Lines to review do not say that their order is being refunded: the refund list does.
 * Empty while that is unknown; `pending` until the list was read or failed.
 */
export function useOrderRefunds(): { refunds: Map<string, OrderRefund>; pending: boolean } {
  const { data, isPending } = useRefundList(PARAMS);
  return { refunds: refundsByOrder(data?.list ?? []), pending: isPending };
}
