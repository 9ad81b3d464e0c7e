import { getRefundListQueryOptions, useRefundList } from '#generated/client/refund/refund.ts';
import type { RefundListItem } from '#generated/model/refundListItem.ts';
import { RefundState } from '#generated/model/refundState.ts';

/** Backends set no limit; older refunds belong to orders reviewed long ago. */
const PARAMS = { page: 1, limit: 100 };

export type OrderRefund = 'requested' | 'refunded';

/** Refunds by merchant order number. Refused ones are excluded, because the order is unchanged. */
export function refundsByOrder(refunds: readonly RefundListItem[]): Map<string, OrderRefund> {
  const states = new Map<string, OrderRefund>();
  for (const { merOrderNo, refundStatus } of refunds) {
    if (refundStatus === RefundState.refused || states.get(merOrderNo) === 'refunded') continue;
    states.set(merOrderNo, refundStatus === RefundState.refunded ? 'refunded' : 'requested');
  }
  return states;
}

export const orderRefundsQuery = () => getRefundListQueryOptions(PARAMS);

/**
 * Refunds of the orders to review, which the lines do not contain. Empty while unknown; `pending` until the list has
 * loaded or failed.
 */
export function useOrderRefunds(): { refunds: Map<string, OrderRefund>; pending: boolean } {
  const { data, isPending } = useRefundList(PARAMS);
  return { refunds: refundsByOrder(data?.list ?? []), pending: isPending };
}
