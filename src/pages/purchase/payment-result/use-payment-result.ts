import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMasterOrderDetail } from '#generated/client/order/order.ts';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import { OrderStatus } from '#generated/model/orderStatus.ts';
import { CACHE_RULES } from '#/api/cache-rules.ts';
import type { ApiError } from '#/api/error.ts';
import { isGone, isSignInNeeded } from '#/api/error-class.ts';
import { queriesOf } from '#/api/query-client.ts';
import { readNow } from '#/api/read-now.ts';
import { orderOfPayment } from '#/domain/payment/started-payments.ts';
import {
  CONFIRM_MS,
  type FailReason,
  failReason,
  isUncharged,
  needsPolling,
  POLL_MS,
  resultPhase,
  type ResultPhase,
} from '#/domain/payment/result-state.ts';
import type { ResultQuery } from '#/domain/payment/result-search.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useTimeout } from '#/ui/use-timeout.ts';
import { useCapture } from './use-wallet-capture.ts';

const isGoneError = (error: ApiError | null): boolean => error !== null && isGone(error);

export interface PaymentResult {
  phase: ResultPhase;
  orderNo: string | null;
  order: MasterOrderDetail | undefined;
  /** reason of a failure */
  failed: FailReason;
  /** the order was cancelled and nothing was charged */
  uncharged: boolean;
  /** Restarts polling, and repeats a capture without a response. */
  pollAgain: () => void;
}

/** The order number of an address of the result page, if it is known before the capture. */
const orderOf = ({ token, orderNo, returned }: ResultQuery) =>
  (returned ? orderOfPayment(token) : null) ?? orderNo;

/**
 * The result of a payment. An approved wallet payment is captured, unless its order is paid, or gone, so that the
 * shopper is not charged for it. Then the order is polled until it is paid.
 * @param ready the page is in the shopper's language, at its settled address; no request is sent before
 */
export function usePaymentResult(resultQuery: ResultQuery, ready: boolean): PaymentResult {
  const client = useQueryClient();
  const { wallet } = resultQuery;
  const [round, setRound] = useState(0);
  const [waitedRound, setWaitedRound] = useState(-1);

  const knownOrderNo = orderOf(resultQuery);
  const orderBefore = useMasterOrderDetail(knownOrderNo ?? '', {
    query: { enabled: ready && knownOrderNo !== null, staleTime: 0 },
  });
  // Stored until the order is found: a refetch resets the error of the query.
  const [goneOrderNo, setGoneOrderNo] = useState<string | null>(null);
  if (knownOrderNo !== goneOrderNo && isGoneError(orderBefore.error)) setGoneOrderNo(knownOrderNo);
  else if (goneOrderNo !== null && orderBefore.isSuccess) setGoneOrderNo(null);
  const isOrderGone = knownOrderNo !== null && knownOrderNo === goneOrderNo;
  const isDue = wallet !== null && !isOrderGone && orderBefore.data?.paid !== true;
  const capture = useCapture(
    wallet,
    isDue,
    ready && (knownOrderNo === null || orderBefore.isFetchedAfterMount),
  );
  const orderNo = knownOrderNo ?? capture.orderNo;

  const phaseOf = (
    order: MasterOrderDetail | undefined,
    error: ApiError | null,
    cancelled: boolean | null,
  ) =>
    resultPhase({
      query: resultQuery,
      orderNo,
      capture: capture.state,
      paid: order?.paid ?? null,
      orderGone: isGoneError(error),
      cancelled: order?.isCancel || cancelled,
      waited: waitedRound === round,
    });
  const order = useMasterOrderDetail(orderNo ?? '', {
    query: {
      enabled: ready && orderNo !== null && capture.state !== 'running',
      staleTime: 0,
      refetchInterval: ({ state }) => {
        if (state.error && isSignInNeeded(state.error)) return false;
        return needsPolling(phaseOf(state.data, state.error, false)) ? POLL_MS : false;
      },
    },
  });
  const rows = useQuery({
    queryKey: ['orderRows', orderNo],
    queryFn: async () => {
      const { orderRowsQuery } = await import('#/domain/order/find-order-rows.ts');
      return readNow(client, orderRowsQuery(orderNo ?? ''));
    },
    enabled: ready && orderNo !== null && isGoneError(order.error),
  });
  const phase = phaseOf(order.data, order.error, cancelledState(rows));
  const isPolling = needsPolling(phase);

  useTimeout(() => setWaitedRound(round), isPolling ? CONFIRM_MS : null, round);

  const paid = phase === 'paid';
  useOnChange(paid, () => {
    if (!paid) return;
    const stale = (CACHE_RULES.walletCapture ?? []).filter((id) => id !== 'masterOrderDetail');
    void client.invalidateQueries({ predicate: queriesOf(stale) });
  });

  function pollAgain() {
    capture.repeat();
    void order.refetch();
    setRound(round + 1);
  }

  return {
    phase,
    orderNo,
    order: order.data,
    failed: failReason(resultQuery, capture.state),
    uncharged: isUncharged(resultQuery, capture.state),
    pollAgain,
  };
}

interface QueryResult<T> {
  data: T | undefined;
  isError: boolean;
}

/** Whether all parts of the order are cancelled in the order list; null while loading. */
function cancelledState({
  data,
  isError,
}: QueryResult<readonly { status: number }[]>): boolean | null {
  if (isError) return false;
  if (!data) return null;
  return data.length > 0 && data.every(({ status }) => status === OrderStatus.cancelled);
}
