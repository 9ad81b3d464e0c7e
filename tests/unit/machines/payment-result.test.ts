import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  firstResult,
  type ResultEvent,
  type ResultState,
  resultTransition,
} from '#/pages/purchase/payment-result/machine.ts';
import { stateDiagram } from './state-diagram.ts';

const wallet = { token: 'T', payerId: 'P' };
const ADDRESS = { orderNo: null, token: null, wallet: null, refusedBy: null, returned: false };
const approved = { ...ADDRESS, token: 'T', wallet, returned: true };
const ofOrder = { ...ADDRESS, orderNo: 'M1' };
const turnedBack = { ...ofOrder, refusedBy: 'shopper', returned: true } as const;

/** Before the address is settled. */
const opening = (query: ResultState['query']) => firstResult(query, false, null).state;

const at = (
  kind: ResultState['kind'],
  query: ResultState['query'],
  facts: Partial<ResultState> = {},
): ResultState => ({ ...opening(query), orderNo: 'M1', kind, ...facts });

/** One state of every kind, and those in which an event leads elsewhere. */
const STATES = {
  opening: opening(approved),
  checking: at('checking', approved, { capture: 'due' }),
  capturing: at('capturing', approved, { capture: 'running', order: 'unpaid' }),
  'capturing, no order': at('capturing', approved, { capture: 'running', orderNo: null }),
  confirming: at('confirming', ofOrder),
  'confirming, refused': at('confirming', turnedBack),
  'confirming, captured': at('confirming', approved, { capture: 'done', order: 'unpaid' }),
  'confirming, missing before': at('confirming', approved, { capture: 'due', order: 'missing' }),
  listing: at('listing', ofOrder, { order: 'gone' }),
  slow: at('slow', ofOrder, { order: 'unpaid', hasWaited: true }),
  'slow, capture unknown': at('slow', approved, { capture: 'unknown', order: 'unpaid' }),
  'slow, no order': at('slow', approved, { capture: 'unknown', orderNo: null }),
  paid: at('paid', ofOrder, { order: 'paid' }),
  failed: at('failed', turnedBack, { order: 'unpaid' }),
  cancelled: at('cancelled', ofOrder, { order: 'gone', isListedCancelled: true }),
  gone: at('gone', ofOrder, { order: 'gone', isListedCancelled: false }),
  'gone, not captured': at('gone', approved, {
    capture: 'due',
    order: 'gone',
    isListedCancelled: false,
  }),
  missingOrder: at('missingOrder', { ...approved, wallet: null }, { orderNo: null }),
  missingParams: at('missingParams', ADDRESS, { orderNo: null }),
} satisfies Record<ResultState['kind'], ResultState> & Record<string, ResultState>;

const opens = (query: ResultState['query'], startedNo: string | null = null) =>
  ({ type: 'opened', query, startedNo, captured: null }) as const;
const read = (order: 'unpaid' | 'cancelled' | 'paid', isFresh = true) =>
  ({ type: 'orderRead', order, isFresh }) as const;
const captured = (outcome: 'done' | 'refused' | 'unknown', orderNo: string | null = 'M1') =>
  ({ type: 'captured', token: 'T', captured: { outcome, orderNo } }) as const;

/** Every type of event, with the variants that lead elsewhere. */
const EVENTS = {
  opened: opens({ ...ofOrder }),
  'opened, nothing': opens({ ...ADDRESS }),
  'opened, returned without an order': opens({ ...approved, wallet: null }),
  'opened, approved': opens({ ...approved }),
  'opened, approved, started here': opens({ ...approved }, 'M1'),
  'opened, sent before': {
    ...opens({ ...approved }),
    captured: captured('unknown', null).captured,
  },
  orderRead: read('unpaid'),
  'orderRead, cached': read('unpaid', false),
  'orderRead, cancelled': read('cancelled'),
  'orderRead, paid': read('paid'),
  orderGone: { type: 'orderGone' },
  orderFailed: { type: 'orderFailed' },
  listed: { type: 'listed', isCancelled: false },
  'listed, cancelled': { type: 'listed', isCancelled: true },
  captured: captured('done'),
  'captured, without an order': captured('done', null),
  'captured, refused': captured('refused'),
  'captured, no response': captured('unknown', null),
  timeUp: { type: 'timeUp' },
  checkedAgain: { type: 'checkedAgain' },
} satisfies Record<ResultEvent['type'], ResultEvent> & Record<string, ResultEvent>;

type StateName = keyof typeof STATES;
type EventName = keyof typeof EVENTS;
type Row = Partial<Record<EventName, [kind: ResultState['kind'], ...effects: unknown[]]>>;

const capture = { type: 'capture', wallet };
const readOrder = { type: 'readOrder' };

/** Only the order proves a payment, in every state that reads it. */
const reads: Row = {
  'orderRead, cancelled': ['cancelled'],
  'orderRead, paid': ['paid', { type: 'invalidate' }],
  orderGone: ['listing', { type: 'list', orderNo: 'M1' }],
};
const charges: Row = {
  ...reads,
  orderRead: ['capturing', capture],
  'orderRead, cancelled': ['capturing', capture],
};

/** Where an event leads, and what it causes. A missing pair changes nothing. */
const TABLE: Record<StateName, Row> = {
  opening: {
    opened: ['confirming'],
    'opened, nothing': ['missingParams'],
    'opened, returned without an order': ['missingOrder'],
    'opened, approved': ['capturing', capture],
    'opened, approved, started here': ['checking'],
    'opened, sent before': ['slow'],
  },
  checking: { ...charges, orderFailed: ['capturing', capture] },
  capturing: {
    'orderRead, paid': ['paid', { type: 'invalidate' }],
    captured: ['confirming'],
    'captured, without an order': ['confirming'],
    'captured, refused': ['failed'],
    'captured, no response': ['slow'],
  },
  'capturing, no order': {
    captured: ['confirming'],
    'captured, without an order': ['missingOrder'],
    'captured, refused': ['confirming'],
    'captured, no response': ['slow'],
  },
  confirming: { ...reads, timeUp: ['slow'] },
  'confirming, refused': {
    ...reads,
    orderRead: ['failed'],
    'orderRead, cached': ['failed'],
    timeUp: ['slow'],
  },
  'confirming, captured': {
    ...reads,
    orderGone: ['paid', { type: 'invalidate' }],
    timeUp: ['slow'],
  },
  'confirming, missing before': { ...charges, 'orderRead, cached': ['checking'], timeUp: ['slow'] },
  listing: {
    'orderRead, cancelled': ['cancelled'],
    'orderRead, paid': ['paid', { type: 'invalidate' }],
    orderRead: ['confirming'],
    'orderRead, cached': ['confirming'],
    listed: ['gone'],
    'listed, cancelled': ['cancelled'],
  },
  slow: { ...reads, checkedAgain: ['confirming', readOrder] },
  'slow, capture unknown': { ...reads, checkedAgain: ['capturing', readOrder, capture] },
  'slow, no order': { checkedAgain: ['capturing', capture] },
  paid: {},
  failed: reads,
  cancelled: {
    'orderRead, paid': ['paid', { type: 'invalidate' }],
    orderRead: ['confirming'],
    'orderRead, cached': ['confirming'],
  },
  gone: {
    'orderRead, cancelled': ['cancelled'],
    'orderRead, paid': ['paid', { type: 'invalidate' }],
    orderRead: ['confirming'],
    'orderRead, cached': ['confirming'],
    checkedAgain: ['confirming', readOrder],
  },
  'gone, not captured': {
    ...charges,
    orderGone: ['gone'],
    'orderRead, cached': ['checking'],
    checkedAgain: ['confirming', readOrder],
  },
  missingOrder: {},
  missingParams: {},
};

/** An address is opened once, and an order without a number is not read. */
const canHappen = ({ kind, orderNo }: ResultState, { type }: ResultEvent): boolean =>
  type === 'opened' ? kind === 'opening' : orderNo !== null || !/^order|^listed/.test(type);

const pairs = (Object.keys(STATES) as StateName[]).flatMap((state) =>
  (Object.keys(EVENTS) as EventName[])
    .filter((event) => canHappen(STATES[state], EVENTS[event]))
    .map((event) => [state, event] as const),
);

describe('the result of a payment', () => {
  it.each(pairs)('%s: %s', (stateName, eventName) => {
    const state: ResultState = STATES[stateName];
    const next = resultTransition(state, EVENTS[eventName]);
    const [kind, ...effects] = TABLE[stateName][eventName] ?? [state.kind];
    expect([next.state.kind, ...next.effects]).toEqual([kind, ...effects]);
  });

  it('begins again with another address, in every state, and not with the same', () => {
    const another = opens({ ...approved, token: 'U', wallet: { token: 'U', payerId: 'P' } }, 'M2');
    const fresh = resultTransition(STATES.opening, another).state;
    for (const state of Object.values<ResultState>(STATES)) {
      expect(resultTransition(state, another).state).toEqual(fresh);
      if (state.kind === 'opening') continue;
      // The skip link and Back make an entry with the same address.
      const again = opens({
        ...state.query,
        wallet: state.query.wallet && { ...state.query.wallet },
      });
      expect(resultTransition(state, again).state).toBe(state);
    }
  });

  it('charges a wallet at most once for a press, whatever is read meanwhile', () => {
    const kinds = Object.values<ResultEvent>(EVENTS).filter(({ type }) => type.startsWith('order'));
    for (const one of kinds) {
      for (const other of kinds) {
        let { state, effects } = resultTransition(
          STATES.opening,
          EVENTS['opened, approved, started here'],
        );
        const sent = [...effects];
        for (const event of [one, other, one]) {
          ({ state, effects } = resultTransition(state, event));
          sent.push(...effects);
        }
        expect(sent.filter(({ type }) => type === 'capture').length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('ignores a late answer about another payment', () => {
    for (const state of Object.values<ResultState>(STATES))
      expect(resultTransition(state, { ...captured('done'), token: 'U' })).toEqual({
        state,
        effects: [],
      });
  });

  it('does not charge for an order that was missing, until it is found', () => {
    const again = resultTransition(STATES['gone, not captured'], EVENTS.checkedAgain).state;
    const failed = resultTransition(again, EVENTS.orderFailed);
    expect(failed).toMatchObject({ state: { kind: 'confirming' }, effects: [] });
    expect(resultTransition(failed.state, EVENTS.orderRead).effects).toEqual([capture]);
  });

  it('keeps the number of the order that the capture names', () => {
    const next = resultTransition(STATES['capturing, no order'], captured('done', 'M2')).state;
    expect(next.orderNo).toBe('M2');
    expect(resultTransition(STATES.capturing, captured('done', 'M2')).state.orderNo).toBe('M1');
  });

  it('is the diagram of the docs', () => {
    const diagram = stateDiagram({
      states: Object.values<ResultState>(STATES),
      events: Object.values<ResultEvent>(EVENTS),
      transition: (state, event) =>
        canHappen(state, event) ? resultTransition(state, event) : { state, effects: [] },
      first: 'opening',
    });
    expect(readFileSync('docs/checkout.md', 'utf8')).toContain(diagram);
  });
});

describe('the first state', () => {
  const paid = { type: 'orderRead', order: 'paid', isFresh: false } as const;

  it('is that of the cached order', () => {
    expect(firstResult(ofOrder, true, paid)).toMatchObject({
      state: { kind: 'paid', orderNo: 'M1' },
      effects: [{ type: 'invalidate' }],
    });
    const unpaid = { ...paid, order: 'unpaid' } as const;
    expect(firstResult(ofOrder, true, unpaid).state.kind).toBe('confirming');
    const refused = { ...ofOrder, refusedBy: 'shopper' } as const;
    expect(firstResult(refused, true, unpaid).state.kind).toBe('failed');
  });

  it.each([
    ['without an order', ofOrder, true, null],
    ['before the address is settled', ofOrder, false, paid],
    ['for a payment that this browser may know of', turnedBack, true, paid],
    ['for a payment that may have to be captured', { ...approved, orderNo: 'M1' }, true, paid],
  ])('is opening %s', (_, query, isSettled, order) => {
    expect(firstResult(query, isSettled, order)).toMatchObject({
      state: { kind: 'opening', query, orderNo: null, order: 'unread', capture: 'none' },
      effects: [],
    });
  });
});
