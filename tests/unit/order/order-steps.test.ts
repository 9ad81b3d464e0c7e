import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { actionsOf, isShipped } from '#/domain/order/order-actions.ts';
import {
  masterStateOf,
  masterStepOf,
  ORDER_STATES,
  type OrderState,
} from '#/domain/order/order-state.ts';
import { progressOf } from '#/domain/order/state-panel.tsx';
import type { OrderView } from '#/domain/order/order-view.ts';

/** Without texts, translations are their keys. */
const i18n = i18next.createInstance();
await i18n.init({ lng: 'en', resources: {} });
const { t } = i18n;

const flags = (status: 0 | 1 | 2 | 3 | 9, paid = true) =>
  ({ paid, status, refundStatus: 0 }) as const;

function viewOf(paid: boolean, ...statuses: (0 | 1 | 2 | 3 | 9)[]): OrderView {
  return {
    orderNo: 'PT1',
    masterOrderNo: 'PT1',
    isMaster: true,
    createTime: '2026-11-20 08:00:00',
    paid,
    payTime: paid ? '2026-11-20 09:30:00' : null,
    isCancelled: false,
    cancelTime: null,
    totalNum: 1,
    payPrice: '1.00',
    parts: statuses.map((status) => flags(status, paid)) as never,
    details: null,
  };
}

const labelsOf = (order: OrderView, state: OrderState) =>
  progressOf(order, state, t)?.steps.map(({ label }) => label);

describe('the progress of an order', () => {
  test('has no steps if it is cancelled', () => {
    expect(progressOf(viewOf(false, 9), 'cancelled', t)).toBeNull();
  });

  test.each([
    ['toPay', viewOf(false, 0), 0],
    ['toShip', viewOf(true, 0), 1],
    ['toReceive', viewOf(true, 1), 2],
    ['completed', viewOf(true, 3), 4],
    ['inParts', viewOf(true, 3, 0), 1],
  ] as const)('%s: the steps before the current one are done', (state, order, current) => {
    const todo = ['order.toPay', 'order.toShip', 'order.toReceive', 'order.completed'];
    const done = ['order.paid', 'order.shipped', 'order.received', 'order.completed'];
    expect(progressOf(order, state, t)?.current).toBe(current);
    expect(labelsOf(order, state)).toEqual([...done.slice(0, current), ...todo.slice(current)]);
  });

  test('shows the time of the payment at the first step only', () => {
    const notes = (paid: boolean) =>
      progressOf(viewOf(paid, 0), 'toShip', t)?.steps.map(({ note }) => note);
    expect(notes(true)).toEqual([
      expect.objectContaining({ props: { of: '2026-11-20 09:30:00' } }),
      false,
      false,
      false,
    ]);
    expect(notes(false)).toEqual([false, false, false, false]);
  });

  test.each([
    ['refundApplied', 1],
    ['refunding', 2],
    ['refunded', 4],
  ] as const)('%s: the steps are those of the refund', (state, current) => {
    expect(progressOf(viewOf(true, 3), state, t)?.current).toBe(current);
    expect(labelsOf(viewOf(true, 3), state)).toEqual([
      'order.refundSent',
      'refund.stay',
      'order.refunding',
      'order.refunded',
    ]);
  });
});

test('each state has a tone: red calls for an action, warn and info are under way', () => {
  const tones = Object.entries(ORDER_STATES).map(([state, { tone }]) => [state, tone]);
  expect(Object.fromEntries(tones)).toEqual({
    toPay: 'red',
    toShip: 'warn',
    toReceive: 'info',
    received: 'ok',
    completed: 'ok',
    cancelled: 'plain',
    refundApplied: 'warn',
    refunding: 'info',
    refunded: 'ok',
    inParts: 'info',
    paid: 'info',
  });
});

test('a cancelled master order, paid or not, is cancelled; without parts it is in parts', () => {
  expect(masterStateOf({ paid: true, isCancel: true, orderList: [flags(0)] })).toBe('cancelled');
  expect(masterStateOf({ paid: true, isCancel: false, orderList: [] })).toBe('inParts');
  expect(masterStepOf({ paid: false, orderList: [flags(3)] })).toBe(0);
});

describe('actions', () => {
  const part = (status: 0 | 1 | 2 | 3 | 9, replies: boolean[], paid = true) => ({
    ...flags(status, paid),
    lines: replies.map((isReply) => ({ isReply })) as never,
  });

  test('include a review while one of the lines has none, also before the completion', () => {
    expect(actionsOf(part(3, [true, false]))).toContain('writeReview');
    expect(actionsOf(part(2, [false]))).toContain('writeReview');
    expect(actionsOf(part(3, [true, true]))).not.toContain('writeReview');
  });

  test('of a cancelled order are to buy again only, paid or not', () => {
    expect(actionsOf(part(9, [false]))).toEqual(['buyAgain']);
    expect(actionsOf(part(9, [false], false))).toEqual(['buyAgain']);
  });

  test('know shipped orders', () => {
    expect(([0, 1, 2, 3, 9] as const).filter((status) => isShipped(flags(status)))).toEqual([
      1, 2, 3,
    ]);
    expect(isShipped(flags(1, false))).toBe(false);
  });
});
