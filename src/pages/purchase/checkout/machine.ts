import { mayHaveHappened } from '#/api/error-class.ts';
import { type Handlers, stay, step, type Step } from '#/lib/machine.ts';
import { expiryPhase } from './pre-order-expiry.ts';
import {
  type CheckoutEffect,
  type CheckoutKind,
  type CheckoutState,
  type Happened,
  openingCheckout,
} from './state.ts';

/** `preOrderNo`: what it is about. Answers about another pre-order are ignored. */
export type CheckoutEvent = Happened & { preOrderNo: string };

type CheckoutStep = Step<CheckoutState, CheckoutEffect>;

const to = (
  state: CheckoutState,
  change: Partial<CheckoutState>,
  ...effects: CheckoutEffect[]
): CheckoutStep => ({ state: { ...state, ...change }, effects });

type EventOf<Type extends Happened['type']> = Extract<Happened, { type: Type }>;
type CheckoutHandlers = Handlers<CheckoutState, Happened, CheckoutEffect>;

/** The order can be placed, or the pre-order has expired meanwhile. */
function ready(state: CheckoutState, ...effects: CheckoutEffect[]): CheckoutStep {
  const phase = expiryPhase(state.left);
  if (phase === 'over') return to(state, { kind: 'expired' }, ...effects, { type: 'awaitTab' });
  return to(state, { kind: phase }, ...effects);
}

const openPlaced = (state: CheckoutState, orderNo: string): CheckoutStep =>
  to(
    state,
    { kind: 'placedElsewhere' },
    { type: 'openOrder', orderNo, say: 'checkout.alreadyPlaced' },
  );

const look = (state: CheckoutState): CheckoutStep =>
  to(state, { kind: 'rebuilding', found: null, problem: null }, { type: 'look' });

function openFound(state: CheckoutState, orderNo: string): CheckoutStep {
  const say = state.isUncertain ? 'checkout.foundPlaced' : 'checkout.alreadyPlaced';
  return to(
    state,
    { kind: 'placedElsewhere' },
    { type: 'storePlaced', orderNo },
    { type: 'openOrder', orderNo, say },
  );
}

const unknown = (state: CheckoutState): CheckoutStep => to(state, { kind: 'unknown' });

function opened({ preOrderNo, placedNo, ...stored }: EventOf<'opened'> & { preOrderNo: string }) {
  const { left, isUncertain, replaced, twin } = stored;
  const state = { ...openingCheckout(preOrderNo), left, isUncertain, replaced, twin };
  if (placedNo !== null) return openPlaced(state, placedNo);
  return expiryPhase(left) === 'soon' ? ready(state, { type: 'warn' }) : ready(state);
}

/** Time only decreases: a clock that is set back does not revive a pre-order. */
function later(state: CheckoutState, left: number): [CheckoutState, ...CheckoutEffect[]] {
  const next = { ...state, left: Math.min(state.left, left) };
  const isNew = expiryPhase(state.left) === 'fresh' && expiryPhase(next.left) === 'soon';
  return isNew ? [next, { type: 'warn' }] : [next];
}

const placedMeanwhile: CheckoutHandlers = {
  wasPlaced: (state, { orderNo }) => openPlaced(state, orderNo),
  shown: (state, { placedNo }) => (placedNo === null ? stay(state) : openPlaced(state, placedNo)),
};

function couponRefused(state: CheckoutState, { refusal }: EventOf<'stillThere'>) {
  if (refusal.of !== 'price' || refusal.couponId === null) return stay(state);
  const refusedCoupons = { ...state.refusedCoupons, [refusal.couponId]: refusal.reason };
  return to(state, { refusedCoupons }, { type: 'dropCoupon' });
}

const price: CheckoutHandlers = {
  priceRefused: (state, { couponId, reason }) =>
    to(state, {}, { type: 'check', refusal: { of: 'price', couponId, reason } }),
  stillThere: couponRefused,
};

const open: CheckoutHandlers = {
  ...placedMeanwhile,
  ...price,
  timePassed: (state, { left }) => ready(...later(state, left)),
  gone: (state) => ready({ ...state, left: 0 }),
  submitted: (state, { order, amount }) =>
    to(state, { kind: 'placing', problem: null }, { type: 'create', order, amount }),
};

/** While an order may be created, the pre-order is not re-created. */
const sending: CheckoutHandlers = {
  ...price,
  timePassed: (state, { left }) => {
    const [next, ...effects] = later(state, left);
    return to(next, {}, ...effects);
  },
  wasPlaced: (state, { orderNo }) => openPlaced(state, orderNo),
};

const blocked: CheckoutHandlers = { ...placedMeanwhile, retried: look };

const HANDLERS: Record<CheckoutKind, CheckoutHandlers> = {
  opening: {},
  fresh: open,
  soon: open,
  expired: {
    ...placedMeanwhile,
    shown: (state, { placedNo }) => (placedNo === null ? look(state) : openPlaced(state, placedNo)),
  },
  rebuilding: {
    ...placedMeanwhile,
    looked(state, { orderNo, isExpired, hasLines }) {
      // If the pre-order has merely expired, the same items may have been ordered twice on purpose.
      if (orderNo !== null && (state.isUncertain || !isExpired)) return openFound(state, orderNo);
      if (state.isUncertain) return unknown(state);
      if (!hasLines) return to(state, { kind: 'refused' });
      return to(state, { found: orderNo }, { type: 'rebuild' });
    },
    rebuilt: (state, { next }) => to(state, {}, { type: 'openCheckout', next, twin: state.found }),
    notSent: (state) => to(state, { kind: 'expired' }),
    notRebuilt(state, { error }) {
      // The cart lines are gone because they are in that order.
      if (state.found !== null && error.kind === 'answer') return openFound(state, state.found);
      return state.isUncertain
        ? unknown(state)
        : to(state, {}, { type: 'explain', of: 'preOrder', error });
    },
    explained(state, { of, problem, lines, canRetry }) {
      if (of !== 'preOrder') return stay(state);
      return to(state, { kind: canRetry ? 'failed' : 'refused', problem, lines });
    },
  },
  refused: placedMeanwhile,
  failed: blocked,
  unknown: blocked,
  placing: {
    ...sending,
    gone: (state) => to(state, { left: 0 }),
    created: (state, { payment }) =>
      to(
        state,
        { kind: 'placed' },
        { type: 'storePlaced', orderNo: payment.orderNo },
        { type: 'pay', payment },
      ),
    notCreated(state, { error, amount }) {
      const check = { type: 'check', refusal: { of: 'order', error } } as const;
      if (!mayHaveHappened(error)) return to(state, { kind: 'checking' }, check);
      const change = { kind: 'checking', isUncertain: true } as const;
      return to(state, change, { type: 'storeUncertain', amount }, check);
    },
    notSent: (state) => ready(state),
  },
  checking: {
    ...sending,
    gone: look,
    stillThere: (state, event) =>
      event.refusal.of === 'order'
        ? to(state, {}, { type: 'explain', of: 'order', error: event.refusal.error })
        : couponRefused(state, event),
    explained(state, { of, problem, lines }) {
      if (of !== 'order') return stay(state);
      return ready({ ...state, problem, lines }, { type: 'say', text: problem });
    },
  },
  placed: {
    wasPlaced: (state, { orderNo }) => openPlaced(state, orderNo),
    notPaid: (state, { orderNo }) => to(state, {}, { type: 'openOrder', orderNo, say: null }),
  },
  placedElsewhere: {},
};

/** All transitions of a checkout. Pure: effects are returned as data. */
export function checkoutTransition(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  const isSame = event.preOrderNo === state.preOrderNo;
  if (event.type === 'opened')
    return isSame && state.kind !== 'opening' ? stay(state) : opened(event);
  return isSame ? step(HANDLERS[state.kind], state, event) : stay(state);
}
