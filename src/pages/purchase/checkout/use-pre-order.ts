import { useQueryClient } from '@tanstack/react-query';
import { getPreOrderDetailQueryOptions, usePreOrderDetail } from '#generated/client/order/order.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import type { ApiError } from '#/api/error.ts';
import { readNow } from '#/api/read-now.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useWindowEvent } from '#/ui/use-window-event.ts';
import { linesOf } from './placed-order.ts';
import { isPreOrderGone } from './pre-order-gone.ts';
import { expiryPhase } from './pre-order-expiry.ts';
import { type BlockedLines, useBlockedLines } from './use-blocked-lines.ts';
import { useRemainingTime } from './use-remaining-time.ts';
import { type RebuildFailure, useRebuild } from './use-rebuild.ts';
import { updateRecord } from './pre-order-record.ts';

export interface PreOrderState extends BlockedLines {
  detail: PreOrder | undefined;
  /** loading failed; a retry may help */
  error: ApiError | null;
  retry: () => void;
  left: number;
  rebuilding: boolean;
  failure: RebuildFailure | null;
  /** Checks whether the pre-order still exists and re-creates it if not. @returns true if it still exists */
  check: () => Promise<boolean>;
}

/**
 * The pre-order of the address. It expires after five minutes. When it has expired or is missing, a new one is created
 * from the same lines and replaces it.
 * @param isPlacing an order is being placed or paid, so the pre-order is not re-created
 */
export function usePreOrder(
  preOrderNo: string,
  buy: string | null,
  isPlacing: boolean,
): PreOrderState {
  const client = useQueryClient();
  const query = usePreOrderDetail(preOrderNo, {
    query: { enabled: preOrderNo !== '', refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const left = useRemainingTime(preOrderNo);
  const blocked = useBlockedLines(query.data);
  const { rebuild, failure } = useRebuild(preOrderNo, buy, blocked.explain);
  const { data } = query;

  useOnChange(data, () => {
    if (!data) return;
    const { cartIdList, orderList, proTotalFee } = data;
    updateRecord(preOrderNo, {
      cartIds: cartIdList,
      lines: linesOf(orderList),
      productFee: proTotalFee,
    });
  });

  async function check(): Promise<boolean> {
    try {
      await readNow(client, getPreOrderDetailQueryOptions(preOrderNo));
      return true;
    } catch (error) {
      if (!isPreOrderGone(error)) return true;
      await rebuild();
      return false;
    }
  }

  const over = expiryPhase(left) === 'over' || isPreOrderGone(query.error);
  // In a hidden tab, pre-orders would expire and be re-created endlessly.
  const rebuildIfVisible = () => {
    if (over && !isPlacing && document.visibilityState === 'visible') void rebuild();
  };
  useOnChange(over && !isPlacing && preOrderNo, rebuildIfVisible);
  useWindowEvent('visibilitychange', rebuildIfVisible);

  return {
    detail: data,
    error: data || isPreOrderGone(query.error) ? null : query.error,
    retry: () => void query.refetch(),
    left,
    rebuilding: over && !failure && !isPlacing,
    failure,
    check,
    ...blocked,
  };
}
