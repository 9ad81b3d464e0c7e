import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMasterOrderDetail } from '../../../generated/client/order/order.ts';
import { walletCapture } from '../../../generated/client/pay/pay.ts';
import type { MasterOrderDetail } from '../../../generated/model/masterOrderDetail.ts';
import { CACHE_RULES } from '../../api/cache-rules.ts';
import type { ApiError } from '../../api/error.ts';
import { isSignInNeeded } from '../../api/error-class.ts';
import { queriesOf } from '../../api/query-client.ts';
import {
  type Capture,
  CONFIRM_MS,
  keepsAsking,
  POLL_MS,
  readResultQuery,
  resultPhase,
  type ResultPhase,
} from '../../features/payment/result-state.ts';

/** The backend answered that there is no such order; a session that is over says nothing about it. */
const saysGone = (error: ApiError | null): boolean =>
  error?.kind === 'answer' && !isSignInNeeded(error);

interface PaymentResult {
  phase: ResultPhase;
  orderNo: string | null;
  order: MasterOrderDetail | undefined;
  /** Asks for another while. */
  again: () => void;
}

/**
 * What became of a payment. The wallet's money is taken first where that is due (the call may be repeated); then the order is
 * asked until it says that it is paid.
 * @param remembered order number of the payment this tab started last
 * @param ready the page is in the shopper's language: nothing is asked before
 */
export function usePaymentResult(
  search: URLSearchParams,
  remembered: string | null,
  ready: boolean,
): PaymentResult {
  const client = useQueryClient();
  const asked = readResultQuery(search);
  const { wallet } = asked;
  const [round, setRound] = useState(0);
  const [waitedRound, setWaitedRound] = useState(-1);

  const capture = useQuery({
    queryKey: ['walletCapture', wallet?.token],
    queryFn: () => walletCapture({ token: wallet?.token ?? '', payerID: wallet?.payerId ?? '' }),
    enabled: ready && wallet !== null,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const captured = captureState(wallet !== null, capture);
  const orderNo = capture.data?.orderNo || asked.orderNo || (asked.returned ? remembered : null);

  const phaseOf = (paid: boolean | null, orderGone: boolean) =>
    resultPhase({
      query: asked,
      orderNo,
      capture: captured,
      paid,
      orderGone,
      waited: waitedRound === round,
    });
  const order = useMasterOrderDetail(orderNo ?? '', {
    query: {
      enabled: ready && orderNo !== null && captured !== 'running',
      staleTime: 0,
      refetchInterval: ({ state }) => {
        if (state.error && isSignInNeeded(state.error)) return false;
        return keepsAsking(phaseOf(state.data?.paid ?? null, saysGone(state.error) && !state.data))
          ? POLL_MS
          : false;
      },
    },
  });
  const phase = phaseOf(order.data?.paid ?? null, saysGone(order.error) && !order.data);
  const asking = keepsAsking(phase);

  useEffect(() => {
    if (!asking) return;
    const timer = window.setTimeout(() => setWaitedRound(round), CONFIRM_MS);
    return () => window.clearTimeout(timer);
  }, [asking, round]);

  const paid = phase === 'paid';
  const freshen = useEffectEvent(() => {
    const stale = (CACHE_RULES.walletCapture ?? []).filter((id) => id !== 'masterOrderDetail');
    void client.invalidateQueries({ predicate: queriesOf(stale) });
  });
  useEffect(() => {
    if (paid) freshen();
  }, [paid]);

  function again() {
    if (capture.isError) void capture.refetch();
    void order.refetch();
    setRound(round + 1);
  }

  return { phase, orderNo, order: order.data, again };
}

function captureState(
  due: boolean,
  { data, isError }: { data: { status: boolean } | undefined; isError: boolean },
): Capture {
  if (!due) return 'none';
  if (isError) return 'unknown';
  if (!data) return 'running';
  return data.status ? 'done' : 'refused';
}
