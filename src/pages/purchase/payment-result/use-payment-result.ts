import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  getMasterOrderDetailQueryKey,
  useMasterOrderDetail,
} from '#generated/client/order/order.ts';
import { getWalletCaptureMutationKey } from '#generated/client/pay/pay.ts';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import { OrderStatus } from '#generated/model/orderStatus.ts';
import type { WalletCapture } from '#generated/model/walletCapture.ts';
import type { WalletResult } from '#generated/model/walletResult.ts';
import { CACHE_RULES } from '#/api/cache-rules.ts';
import type { ApiError } from '#/api/error.ts';
import { isGone, isSignInNeeded } from '#/api/error-class.ts';
import { queriesOf } from '#/api/query-client.ts';
import { readNow } from '#/api/read-now.ts';
import type { ResultQuery } from '#/domain/payment/result-search.ts';
import { orderOfPayment } from '#/domain/payment/started-payments.ts';
import { type Outcome, useAction } from '#/session/use-action.ts';
import { useMachine } from '#/ui/use-machine.ts';
import { useTimeout } from '#/ui/use-timeout.ts';
import { captureWallet } from './actions.ts';
import {
  type Captured,
  firstResult,
  phaseOf,
  type ResultEffect,
  type ResultEvent,
  type ResultState,
  resultTransition,
} from './machine.ts';

/** The result page polls the order this long, then shows links. */
const CONFIRM_MS = 60_000;

const POLL_MS = 2000;

const UNKNOWN: Captured = { outcome: 'unknown', orderNo: null };

function capturedBy(sent: Outcome<WalletResult>): Captured {
  if (!sent.done) return UNKNOWN;
  const { status, orderNo } = sent.result;
  return { outcome: status ? 'done' : 'refused', orderNo: orderNo ?? null };
}

/** The capture of a payment that this document has sent. The mutation cache outlives the page. */
function sentCapture(client: QueryClient, token: string | undefined): Captured | null {
  const sent = client.getMutationCache().findAll({
    mutationKey: getWalletCaptureMutationKey(),
    predicate: ({ state }) =>
      (state.variables as { data: WalletCapture } | undefined)?.data.token === token,
  });
  if (sent.length === 0) return null;
  // One that failed may have been repeated.
  const answered = sent.find(({ state }) => state.data !== undefined);
  const result = answered?.state.data as WalletResult | undefined;
  return result ? capturedBy({ done: true, result }) : UNKNOWN;
}

/** Whether all parts of an order are cancelled in the order list; false if that cannot be read. */
async function isListedCancelled(client: QueryClient, orderNo: string): Promise<boolean> {
  try {
    const { orderRowsQuery } = await import('#/domain/order/find-order-rows.ts');
    const rows = await readNow(client, orderRowsQuery(orderNo));
    return rows.length > 0 && rows.every(({ status }) => status === OrderStatus.cancelled);
  } catch {
    return false;
  }
}

interface OrderRead {
  data: MasterOrderDetail | undefined;
  error: ApiError | null;
  isFetchedAfterMount: boolean;
}

const readOf = ({ paid, isCancel }: MasterOrderDetail, isFresh: boolean) => {
  const unpaid = isCancel ? ('cancelled' as const) : ('unpaid' as const);
  return { type: 'orderRead' as const, order: paid ? ('paid' as const) : unpaid, isFresh };
};

/** What a read of the order says; null while nothing is read. */
function eventOf({ data, error, isFetchedAfterMount: isFresh }: OrderRead): ResultEvent | null {
  if (data?.paid) return readOf(data, isFresh);
  if (error && isGone(error)) return { type: 'orderGone' };
  if (data) return readOf(data, isFresh);
  return error && { type: 'orderFailed' };
}

/** The first state and what is done about it, by the order that is cached. */
function firstStep(client: QueryClient, query: ResultQuery, isSettled: boolean) {
  const key = getMasterOrderDetailQueryKey(query.orderNo ?? '');
  const cached = client.getQueryData<MasterOrderDetail>(key);
  return firstResult(query, isSettled, cached ? readOf(cached, false) : null);
}

interface PaymentResult {
  state: ResultState;
  order: MasterOrderDetail | undefined;
  /** Restarts polling, and repeats a capture without a response, which does not charge twice. */
  checkAgain: () => void;
}

/**
 * The result of a payment. An approved wallet payment is captured once, unless its order is paid, or gone, so that the
 * shopper is not charged for it. Then the order is polled until it is paid.
 * @param ready the page is in the shopper's language, at its settled address; no request is sent before
 */
export function usePaymentResult(query: ResultQuery, ready: boolean): PaymentResult {
  const client = useQueryClient();
  const { run } = useAction(captureWallet, { errors: 'none' });
  const [first] = useState(() => firstStep(client, query, ready));
  const [state, report] = useMachine(first.state, resultTransition, carryOut);
  const order = useMasterOrderDetail(state.orderNo ?? '', {
    query: {
      enabled: state.orderNo !== null && state.kind !== 'capturing',
      staleTime: 0,
      refetchInterval: ({ state: { error } }) =>
        state.kind === 'confirming' && !(error && isSignInNeeded(error)) && POLL_MS,
    },
  });

  async function carryOut(effect: ResultEffect) {
    switch (effect.type) {
      case 'capture':
        report({
          type: 'captured',
          token: effect.wallet.token,
          captured: capturedBy(await run(effect.wallet)),
        });
        break;
      case 'list':
        report({ type: 'listed', isCancelled: await isListedCancelled(client, effect.orderNo) });
        break;
      case 'readOrder':
        await order.refetch();
        break;
      case 'invalidate': {
        const stale = (CACHE_RULES.walletCapture ?? []).filter((id) => id !== 'masterOrderDetail');
        await client.invalidateQueries({ predicate: queriesOf(stale) });
        break;
      }
    }
  }

  const open = useEffectEvent(() => {
    const captured = sentCapture(client, query.wallet?.token);
    report({ type: 'opened', query, startedNo: orderOfPayment(query.token), captured });
  });
  const onFirst = useEffectEvent(() => first.effects.forEach((effect) => void carryOut(effect)));
  const onRead = useEffectEvent(() => {
    const event = eventOf(order);
    if (event) report(event);
  });
  useLayoutEffect(() => onFirst(), []);
  // With the commit: what is cached is shown with the first paint.
  useLayoutEffect(() => {
    if (ready) open();
  }, [ready, query]);
  useLayoutEffect(() => {
    onRead();
  }, [state.orderNo, order.dataUpdatedAt, order.errorUpdatedAt, order.isFetchedAfterMount]);
  useTimeout(
    () => report({ type: 'timeUp' }),
    state.kind !== 'opening' && phaseOf(state.kind) === 'confirming' ? CONFIRM_MS : null,
  );

  return { state, order: order.data, checkAgain: () => report({ type: 'checkedAgain' }) };
}
