import { type Handlers, stay, step, type Step } from '#/lib/machine.ts';
import type { ResultQuery } from '#/domain/payment/result-search.ts';
import { type Capture, type ResultPhase, resultPhase } from './result-state.ts';

/** What is shown as confirming. */
type Waiting = 'opening' | 'checking' | 'capturing' | 'listing' | 'confirming';

/**
 * opening: the address is not settled, or the first render, which reads no storage.
 * checking: an approved wallet payment; its order is read, so that one that is paid or gone is not charged.
 * capturing: the wallet is being charged.
 * listing: the order does not exist any more; the order list says whether it was cancelled.
 * confirming: the order is polled until it is paid.
 * Others: as the phases of the page.
 */
type ResultKind = Waiting | ResultPhase;

/**
 * unread: no answer yet.
 * gone: reported missing, also while it is read again (missing).
 */
type OrderFact = 'unread' | 'unpaid' | 'cancelled' | 'paid' | 'missing' | 'gone';

export interface ResultState {
  kind: ResultKind;
  query: ResultQuery;
  /** known from the address, from this browser, or after the capture */
  orderNo: string | null;
  order: OrderFact;
  /** whether the order list shows a missing order as cancelled; null until it is read */
  isListedCancelled: boolean | null;
  /** due: not sent yet */
  capture: Capture | 'due';
  /** the order was polled long enough */
  hasWaited: boolean;
}

/** The outcome of a capture; unknown: it was not answered, or is still running since an earlier visit. */
export interface Captured {
  outcome: 'done' | 'refused' | 'unknown';
  /** order of the payment; null if unknown */
  orderNo: string | null;
}

export type ResultEvent =
  /** `startedNo`: order that this browser started the payment for; `captured`: by an earlier visit of the page */
  | { type: 'opened'; query: ResultQuery; startedNo: string | null; captured: Captured | null }
  /** `isFresh`: read since the page was opened */
  | { type: 'orderRead'; order: 'unpaid' | 'cancelled' | 'paid'; isFresh: boolean }
  | { type: 'orderGone' }
  /** reading the order failed for another reason */
  | { type: 'orderFailed' }
  | { type: 'listed'; isCancelled: boolean }
  /** `token`: of the payment */
  | { type: 'captured'; token: string; captured: Captured }
  | { type: 'timeUp' }
  | { type: 'checkedAgain' };

export type ResultEffect =
  /** answers with `captured` */
  | { type: 'capture'; wallet: NonNullable<ResultQuery['wallet']> }
  /** answers with `listed` */
  | { type: 'list'; orderNo: string }
  | { type: 'readOrder' }
  /** What is cached is that of the unpaid order. */
  | { type: 'invalidate' };

type ResultStep = Step<ResultState, ResultEffect>;

const openingResult = (query: ResultQuery): ResultState => ({
  kind: 'opening',
  query,
  orderNo: null,
  order: 'unread',
  isListedCancelled: null,
  capture: 'none',
  hasWaited: false,
});

const WAITING: readonly ResultKind[] = [
  'opening',
  'checking',
  'capturing',
  'listing',
  'confirming',
] satisfies Waiting[];

/** The phase that is shown. */
export const phaseOf = (kind: ResultKind): ResultPhase =>
  WAITING.includes(kind) ? 'confirming' : (kind as ResultPhase);

/** The capture, for the phase: an order that is gone or paid is not charged. */
export function captureOf({ capture, order }: ResultState): Capture {
  if (capture !== 'due' && capture !== 'unknown') return capture;
  if (order === 'gone' || order === 'missing' || order === 'paid') return 'none';
  return capture === 'due' ? 'running' : 'unknown';
}

function kindOf(state: ResultState): ResultKind {
  const { query, orderNo, order, isListedCancelled, hasWaited } = state;
  const capture = captureOf(state);
  const isRead = order === 'unpaid' || order === 'cancelled';
  const phase = resultPhase({
    query,
    orderNo,
    capture,
    paid: order === 'paid' || (isRead ? false : null),
    orderGone: order === 'gone',
    cancelled: order === 'cancelled' || isListedCancelled,
    waited: hasWaited,
  });
  if (phase !== 'confirming') return phase;
  if (capture === 'running') return state.capture === 'due' ? 'checking' : 'capturing';
  return order === 'gone' ? 'listing' : 'confirming';
}

/** The next state by what is known, with what is done when its kind begins. */
function settle(state: ResultState, ...effects: ResultEffect[]): ResultStep {
  const next = { ...state, kind: kindOf(state) };
  if (next.kind === state.kind) return { state: next, effects };
  if (next.kind === 'paid') return { state: next, effects: [...effects, { type: 'invalidate' }] };
  if (next.kind === 'listing' && next.orderNo !== null)
    return { state: next, effects: [...effects, { type: 'list', orderNo: next.orderNo }] };
  return { state: next, effects };
}

/** Charges the wallet, if that is due and the order is not known to be gone. */
function charge(state: ResultState, ...effects: ResultEffect[]): ResultStep {
  const { wallet } = state.query;
  if (!wallet || captureOf(state) !== 'running') return settle(state, ...effects);
  return settle({ ...state, capture: 'running' }, ...effects, { type: 'capture', wallet });
}

type EventOf<Type extends ResultEvent['type']> = Extract<ResultEvent, { type: Type }>;

function opened({ query, startedNo, captured }: EventOf<'opened'>): ResultStep {
  const state: ResultState = {
    ...openingResult(query),
    orderNo: (query.returned ? startedNo : null) ?? query.orderNo ?? captured?.orderNo ?? null,
    capture: query.wallet ? (captured?.outcome ?? 'due') : 'none',
  };
  return state.orderNo === null ? charge(state) : settle(state);
}

function orderRead(state: ResultState, { order, isFresh }: EventOf<'orderRead'>): ResultStep {
  const next: ResultState = { ...state, order, isListedCancelled: null };
  return isFresh && state.capture === 'due' ? charge(next) : settle(next);
}

function checkedAgain(state: ResultState): ResultStep {
  const order = state.order === 'gone' ? 'missing' : state.order;
  const next: ResultState = { ...state, order, isListedCancelled: null, hasWaited: false };
  const reads: ResultEffect[] = state.orderNo === null ? [] : [{ type: 'readOrder' }];
  if (captureOf(next) === 'unknown') return charge({ ...next, capture: 'due' }, ...reads);
  return settle(next, ...reads);
}

/** Only the order itself ends the wait for it. */
const waiting: Handlers<ResultState, ResultEvent, ResultEffect> = {
  orderRead,
  orderGone: (state) => settle({ ...state, order: 'gone' }),
  orderFailed: (state) => (state.capture === 'due' ? charge(state) : stay(state)),
  timeUp: (state) => settle({ ...state, hasWaited: true }),
};

const HANDLERS: Record<ResultKind, Handlers<ResultState, ResultEvent, ResultEffect>> = {
  opening: {},
  checking: waiting,
  capturing: {
    ...waiting,
    captured: (state, { token, captured: { outcome, orderNo } }) =>
      token === state.query.wallet?.token
        ? settle({ ...state, capture: outcome, orderNo: state.orderNo ?? orderNo })
        : stay(state),
  },
  listing: {
    ...waiting,
    listed: (state, { isCancelled }) => settle({ ...state, isListedCancelled: isCancelled }),
  },
  confirming: waiting,
  slow: { ...waiting, checkedAgain },
  failed: waiting,
  cancelled: waiting,
  gone: { ...waiting, checkedAgain },
  paid: {},
  missingOrder: {},
  missingParams: {},
};

/** All transitions of the result page. Pure: effects are returned as data. */
export function resultTransition(state: ResultState, event: ResultEvent): ResultStep {
  if (event.type !== 'opened') return step(HANDLERS[state.kind], state, event);
  // Each visit of the address has an object of its own.
  const isSame = JSON.stringify(state.query) === JSON.stringify(event.query);
  return isSame && state.kind !== 'opening' ? stay(state) : opened(event);
}

/**
 * The first state by an order that is cached, e.g. with the document, with what is done about it. An address that needs no
 * capture and names its order is opened at once: nothing of it depends on this browser.
 */
export function firstResult(
  query: ResultQuery,
  isSettled: boolean,
  order: EventOf<'orderRead'> | null,
): ResultStep {
  if (!isSettled || query.returned || query.wallet || query.orderNo === null || order === null)
    return stay(openingResult(query));
  const { state } = opened({ type: 'opened', query, startedNo: null, captured: null });
  return resultTransition(state, order);
}
