import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  getPreOrderDetailQueryOptions,
  usePreOrderDetail,
} from '../../../generated/client/order/order.ts';
import type { PreOrder } from '../../../generated/model/preOrder.ts';
import { type ApiError, isApiError } from '../../api/error.ts';
import { lifePhase } from './pre-order-life.ts';
import { useLife } from './use-life.ts';
import { type Lost, useRebuild } from './use-rebuild.ts';
import { keepRecord } from './visit-record.ts';

export interface PreOrderState {
  detail: PreOrder | undefined;
  /** it could not be loaded, for a reason that trying again may mend */
  error: ApiError | null;
  retry: () => void;
  left: number;
  rebuilding: boolean;
  lost: Lost | null;
  /** Asks whether the backend still knows it; if not, makes it anew. @returns true when it is still there */
  check: () => Promise<boolean>;
}

/** The backend says "no such thing" and "I broke" with the same code. */
const saysGone = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'answer' && error.code === 500;

/**
 * The pre-order of the address. It lives five minutes; when it is over, or the backend does not know it any more, a new one
 * is made from the same lines and takes its place.
 * @param held an order is being placed or paid: the pre-order is left alone
 */
export function usePreOrder(preOrderNo: string, buy: string | null, held: boolean): PreOrderState {
  const client = useQueryClient();
  const query = usePreOrderDetail(preOrderNo, {
    query: { enabled: preOrderNo !== '', refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const left = useLife(preOrderNo);
  const { rebuild, lost } = useRebuild(preOrderNo, buy);
  const cartIds = query.data?.cartIdList;

  useEffect(() => {
    if (cartIds?.length) keepRecord(preOrderNo, { cartIds });
  }, [preOrderNo, cartIds]);

  async function check(): Promise<boolean> {
    try {
      await client.fetchQuery({ ...getPreOrderDetailQueryOptions(preOrderNo), staleTime: 0 });
      return true;
    } catch (error) {
      if (!saysGone(error)) return true;
      await rebuild();
      return false;
    }
  }

  const over = lifePhase(left) === 'over' || saysGone(query.error);
  const react = useEffectEvent(() => {
    if (over && !held && document.visibilityState === 'visible') void rebuild();
  });

  // A tab nobody looks at would make one pre-order after the other.
  useEffect(() => {
    react();
    document.addEventListener('visibilitychange', react);
    return () => document.removeEventListener('visibilitychange', react);
  }, [over, held, preOrderNo]);

  return {
    detail: query.data,
    error: query.data || saysGone(query.error) ? null : query.error,
    retry: () => void query.refetch(),
    left,
    rebuilding: over && !lost && !held,
    lost,
    check,
  };
}
