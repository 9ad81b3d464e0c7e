import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#/api/error.ts';
import { checkoutTransition, type CheckoutEvent } from '#/pages/purchase/checkout/machine.ts';
import {
  type CheckoutKind,
  type CheckoutState,
  type Happened,
  openingCheckout,
} from '#/pages/purchase/checkout/state.ts';
import { stateDiagram } from './state-diagram.ts';

const NO = 'P1';
const MINUTE = 60_000;
const refusal = new ApiError('answer', 500, 'no', 'orderCreate', 200);
const silence = new ApiError('network', 0, '', 'orderCreate', 0);
/** The answer of a limit before the backend. */
const turnedAway = new ApiError('malformed', 0, '', 'orderCreate', 429);
const order = {
  preOrderNo: NO,
  addressId: 1,
  couponId: 7,
  payType: 'paypal',
  payChannel: 'pc',
} as const;
const payment = { orderNo: 'M1', payType: 'paypal', amount: '9.00' } as const;
const line = { key: 31, name: 'Tea', kind: 'soldOut', skuId: 31, left: 0 } as const;
const orderRefused = { of: 'order', error: refusal } as const;
const couponRefused = { of: 'price', couponId: 7, reason: 'Too small' } as const;

const at = (kind: CheckoutKind, change: Partial<CheckoutState> = {}): CheckoutState => ({
  ...openingCheckout(NO),
  kind,
  ...change,
});

/** One state of every kind, and those in which an event leads elsewhere. */
const STATES = {
  opening: at('opening'),
  fresh: at('fresh'),
  soon: at('soon', { left: MINUTE }),
  expired: at('expired', { left: 0 }),
  rebuilding: at('rebuilding', { left: 0 }),
  'rebuilding, an order found': at('rebuilding', { left: 0, found: 'M2' }),
  'rebuilding, uncertain': at('rebuilding', { left: 0, isUncertain: true }),
  refused: at('refused', { left: 0 }),
  failed: at('failed', { left: 0 }),
  unknown: at('unknown', { left: 0, isUncertain: true }),
  placing: at('placing'),
  'placing, the last minute': at('placing', { left: MINUTE }),
  'placing, expired': at('placing', { left: 0 }),
  checking: at('checking'),
  'checking, the last minute': at('checking', { left: MINUTE }),
  'checking, expired': at('checking', { left: 0 }),
  placed: at('placed'),
  placedElsewhere: at('placedElsewhere'),
} satisfies Record<CheckoutKind, CheckoutState> & Record<string, CheckoutState>;

const stored = { placedNo: null, left: 5 * MINUTE, isUncertain: false, replaced: '', twin: '' };
const looked = { type: 'looked', orderNo: null, isExpired: true, hasLines: true } as const;
const explained = { problem: 'Sold out', lines: [line], canRetry: false } as const;

/** Every type of event, with the variants that lead elsewhere. */
const EVENTS = {
  opened: { type: 'opened', ...stored },
  'opened in the last minute': { type: 'opened', ...stored, left: MINUTE },
  'opened too late': { type: 'opened', ...stored, left: 0 },
  'opened with an order': { type: 'opened', ...stored, placedNo: 'M1' },
  timePassed: { type: 'timePassed', left: 4 * MINUTE },
  'timePassed, the last minute': { type: 'timePassed', left: MINUTE },
  'timePassed, over': { type: 'timePassed', left: 0 },
  gone: { type: 'gone' },
  shown: { type: 'shown', placedNo: null },
  'shown with an order': { type: 'shown', placedNo: 'M1' },
  wasPlaced: { type: 'wasPlaced', orderNo: 'M1' },
  submitted: { type: 'submitted', order, amount: '9.00' },
  created: { type: 'created', payment },
  notCreated: { type: 'notCreated', error: refusal, amount: '9.00' },
  'notCreated, no response': { type: 'notCreated', error: silence, amount: '9.00' },
  'notCreated, turned away': { type: 'notCreated', error: turnedAway, amount: '9.00' },
  notSent: { type: 'notSent' },
  notPaid: { type: 'notPaid', orderNo: 'M1' },
  priceRefused: { type: 'priceRefused', couponId: 7, reason: 'Too small' },
  stillThere: { type: 'stillThere', refusal: orderRefused },
  'stillThere, price': { type: 'stillThere', refusal: couponRefused },
  'stillThere, price without a coupon': {
    type: 'stillThere',
    refusal: { ...couponRefused, couponId: null },
  },
  explained: { type: 'explained', of: 'order', ...explained },
  'explained, pre-order': { type: 'explained', of: 'preOrder', ...explained },
  'explained, pre-order without a response': {
    type: 'explained',
    of: 'preOrder',
    ...explained,
    canRetry: true,
  },
  looked,
  'looked, no lines': { ...looked, hasLines: false },
  'looked, an order': { ...looked, orderNo: 'M2', isExpired: false },
  'looked, an order after expiry': { ...looked, orderNo: 'M2' },
  rebuilt: { type: 'rebuilt', next: 'P2' },
  notRebuilt: { type: 'notRebuilt', error: refusal },
  'notRebuilt, no response': { type: 'notRebuilt', error: silence },
  retried: { type: 'retried' },
} satisfies Record<Happened['type'], Happened> & Record<string, Happened>;

type StateName = keyof typeof STATES;
type EventName = keyof typeof EVENTS;
type Expected = [kind: CheckoutKind, ...effects: unknown[]];

const awaitTab = { type: 'awaitTab' };
const warn = { type: 'warn' };
const look = { type: 'look' };
const openOrder = (orderNo: string, say: string | null) => ({ type: 'openOrder', orderNo, say });
const placedElsewhere: Expected = ['placedElsewhere', openOrder('M1', 'checkout.alreadyPlaced')];
const found = (say: string): Expected => [
  'placedElsewhere',
  { type: 'storePlaced', orderNo: 'M2' },
  openOrder('M2', say),
];
const checks = (refused: unknown) => ({ type: 'check', refusal: refused });

const meanwhile = { wasPlaced: placedElsewhere, 'shown with an order': placedElsewhere } as const;
const prices = (kind: CheckoutKind): Partial<Record<EventName, Expected>> => ({
  priceRefused: [kind, checks(couponRefused)],
  'stillThere, price': [kind, { type: 'dropCoupon' }],
});
const opens: Partial<Record<EventName, Expected>> = {
  'timePassed, over': ['expired', awaitTab],
  gone: ['expired', awaitTab],
  submitted: ['placing', { type: 'create', order, amount: '9.00' }],
  ...meanwhile,
};
const lookAnswers: Partial<Record<EventName, Expected>> = {
  ...meanwhile,
  notSent: ['expired'],
  rebuilt: ['rebuilding', { type: 'openCheckout', next: 'P2', twin: null }],
  looked: ['rebuilding', { type: 'rebuild' }],
  'looked, no lines': ['refused'],
  'looked, an order': found('checkout.alreadyPlaced'),
  'looked, an order after expiry': ['rebuilding', { type: 'rebuild' }],
  notRebuilt: ['rebuilding', { type: 'explain', of: 'preOrder', error: refusal }],
  'notRebuilt, no response': ['rebuilding', { type: 'explain', of: 'preOrder', error: silence }],
  'explained, pre-order': ['refused'],
  'explained, pre-order without a response': ['failed'],
};
const placing: Partial<Record<EventName, Expected>> = {
  ...prices('placing'),
  wasPlaced: placedElsewhere,
  created: ['placed', { type: 'storePlaced', orderNo: 'M1' }, { type: 'pay', payment }],
  notCreated: ['checking', checks(orderRefused)],
  'notCreated, no response': [
    'checking',
    { type: 'storeUncertain', amount: '9.00' },
    checks({ of: 'order', error: silence }),
  ],
  'notCreated, turned away': ['checking', checks({ of: 'order', error: turnedAway })],
};
const checking: Partial<Record<EventName, Expected>> = {
  ...prices('checking'),
  wasPlaced: placedElsewhere,
  gone: ['rebuilding', look],
  stillThere: ['checking', { type: 'explain', of: 'order', error: refusal }],
};
const say = { type: 'say', text: 'Sold out' };

/** Where an event leads, and what it causes. A missing pair changes nothing. */
const TABLE: Record<StateName, Partial<Record<EventName, Expected>>> = {
  opening: {
    opened: ['fresh'],
    'opened in the last minute': ['soon', warn],
    'opened too late': ['expired', awaitTab],
    'opened with an order': placedElsewhere,
  },
  fresh: { ...opens, ...prices('fresh'), 'timePassed, the last minute': ['soon', warn] },
  soon: { ...opens, ...prices('soon') },
  expired: { ...meanwhile, shown: ['rebuilding', look] },
  rebuilding: lookAnswers,
  'rebuilding, an order found': {
    ...lookAnswers,
    rebuilt: ['rebuilding', { type: 'openCheckout', next: 'P2', twin: 'M2' }],
    notRebuilt: found('checkout.alreadyPlaced'),
  },
  'rebuilding, uncertain': {
    ...lookAnswers,
    looked: ['unknown'],
    'looked, no lines': ['unknown'],
    'looked, an order': found('checkout.foundPlaced'),
    'looked, an order after expiry': found('checkout.foundPlaced'),
    notRebuilt: ['unknown'],
    'notRebuilt, no response': ['unknown'],
  },
  refused: meanwhile,
  failed: { ...meanwhile, retried: ['rebuilding', look] },
  unknown: { ...meanwhile, retried: ['rebuilding', look] },
  placing: { ...placing, 'timePassed, the last minute': ['placing', warn], notSent: ['fresh'] },
  'placing, the last minute': { ...placing, notSent: ['soon'] },
  'placing, expired': { ...placing, notSent: ['expired', awaitTab] },
  checking: {
    ...checking,
    'timePassed, the last minute': ['checking', warn],
    explained: ['fresh', say],
  },
  'checking, the last minute': { ...checking, explained: ['soon', say] },
  'checking, expired': { ...checking, explained: ['expired', say, awaitTab] },
  placed: {
    wasPlaced: placedElsewhere,
    notPaid: ['placed', openOrder('M1', null)],
  },
  placedElsewhere: {},
};

const happens = (event: Happened, preOrderNo = NO): CheckoutEvent => ({ ...event, preOrderNo });
const names = Object.keys(EVENTS) as EventName[];
const pairs = (Object.keys(STATES) as StateName[]).flatMap((state) =>
  names.map((event) => [state, event] as const),
);

describe('a checkout', () => {
  it.each(pairs)('%s: %s', (stateName, eventName) => {
    const state: CheckoutState = STATES[stateName];
    const next = checkoutTransition(state, happens(EVENTS[eventName]));
    const [kind, ...effects] = TABLE[stateName][eventName] ?? [state.kind];
    expect([next.state.kind, ...next.effects]).toEqual([kind, ...effects]);
  });

  it('ignores answers about another pre-order', () => {
    for (const [stateName, eventName] of pairs) {
      const event = happens(EVENTS[eventName], 'P0');
      if (event.type === 'opened') continue;
      const state = STATES[stateName];
      expect(checkoutTransition(state, event)).toEqual({ state, effects: [] });
    }
  });

  it('begins again with another pre-order, in every state', () => {
    for (const state of Object.values<CheckoutState>(STATES)) {
      const used = { ...state, problem: 'Sold out', lines: [line], refusedCoupons: { 7: 'no' } };
      const opened = checkoutTransition(
        used,
        happens({ ...EVENTS.opened, replaced: NO, twin: 'M2' }, 'P2'),
      );
      const fresh = { ...openingCheckout('P2'), kind: 'fresh', replaced: NO, twin: 'M2' };
      expect(opened).toEqual({ state: fresh, effects: [] });
    }
  });

  it('keeps the reason of a refusal until the order is placed again', () => {
    const refused = checkoutTransition(STATES.checking, happens(EVENTS.explained)).state;
    expect(refused).toMatchObject({ problem: 'Sold out', lines: [line] });
    const later = checkoutTransition(refused, happens(EVENTS['timePassed, the last minute'])).state;
    expect(later).toMatchObject({ kind: 'soon', problem: 'Sold out' });
    expect(checkoutTransition(later, happens(EVENTS.submitted)).state.problem).toBeNull();
  });

  it('looks again without what it found before, and without the reason', () => {
    const failed = { ...STATES.failed, found: 'M2', problem: 'Sold out' };
    const again = checkoutTransition(failed, happens(EVENTS.retried)).state;
    expect(again).toMatchObject({ kind: 'rebuilding', found: null, problem: null });
  });

  it('collects refused coupons', () => {
    const one = checkoutTransition(STATES.fresh, happens(EVENTS['stillThere, price'])).state;
    const other = { ...couponRefused, couponId: 8, reason: 'Other store' };
    const both = checkoutTransition(one, happens({ type: 'stillThere', refusal: other })).state;
    expect(both.refusedCoupons).toEqual({ 7: 'Too small', 8: 'Other store' });
  });

  it('remembers that an order may exist, until another pre-order', () => {
    const lost = checkoutTransition(
      STATES.placing,
      happens(EVENTS['notCreated, no response']),
    ).state;
    expect(lost.isUncertain).toBe(true);
    expect(checkoutTransition(lost, happens(EVENTS.explained)).state.isUncertain).toBe(true);
  });

  it('does not get more time from a clock that is set back', () => {
    expect(checkoutTransition(STATES.soon, happens(EVENTS.timePassed)).state).toEqual(STATES.soon);
  });

  it('does not re-create the pre-order while an order may be created', () => {
    const gone = checkoutTransition(STATES.placing, happens(EVENTS.gone));
    expect(gone).toMatchObject({ state: { kind: 'placing', left: 0 }, effects: [] });
  });

  it('is the diagram of the docs', () => {
    const diagram = stateDiagram({
      states: Object.values<CheckoutState>(STATES),
      events: Object.values<Happened>(EVENTS).map((event) => happens(event)),
      transition: checkoutTransition,
      first: 'opening',
    });
    expect(readFileSync('docs/checkout.md', 'utf8')).toContain(diagram);
  });
});
