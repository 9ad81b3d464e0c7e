import { describe, expect, it } from 'vitest';
import { masterStateOf, masterStepOf, ORDER_STATES, stateOf } from '#/domain/order/order-state.ts';

const order = (status: 0 | 1 | 2 | 3 | 9, refundStatus: 0 | 1 | 2 | 3 = 0, paid = true) => ({
  paid,
  status,
  refundStatus,
});

const master = (paid: boolean, ...orderList: ReturnType<typeof order>[]) => ({
  paid,
  isCancel: false,
  orderList,
});

describe('the state of a merchant order', () => {
  it('is toPay while unpaid', () => {
    expect(stateOf(order(0, 0, false))).toBe('toPay');
  });

  it.each([
    [0, 'toShip'],
    [1, 'toReceive'],
    [2, 'received'],
    [3, 'completed'],
    [9, 'cancelled'],
  ] as const)('follows status %i once paid', (status, state) => {
    expect(stateOf(order(status))).toBe(state);
  });

  it('is paid for an unknown status', () => {
    const unheard = { ...order(0), status: 'unheard' as never, refundStatus: 99 as never };
    expect(stateOf(unheard)).toBe('paid');
    expect(masterStepOf(master(true, unheard))).toBe(1);
  });

  it('is cancelled, even if unpaid', () => {
    expect(stateOf(order(9, 0, false))).toBe('cancelled');
  });

  it.each([
    [1, 'refundApplied'],
    [2, 'refunding'],
    [3, 'refunded'],
  ] as const)('is determined by refund %i before the status', (refund, state) => {
    expect(stateOf(order(0, refund))).toBe(state);
    expect(stateOf(order(3, refund))).toBe(state);
  });
});

describe('the state of a master order', () => {
  it('is toPay or cancelled as a whole', () => {
    expect(masterStateOf(master(false, order(0, 0, false), order(0, 0, false)))).toBe('toPay');
    expect(masterStateOf({ ...master(false), isCancel: true })).toBe('cancelled');
  });

  it('is that of its merchant orders if they are equal', () => {
    expect(masterStateOf(master(true, order(1), order(1)))).toBe('toReceive');
  });

  it('is mixed if they differ, and unknown without any', () => {
    expect(masterStateOf(master(true, order(1), order(0)))).toBe('inParts');
    expect(masterStateOf(master(true))).toBe('inParts');
  });

  it('has the step of its slowest merchant order', () => {
    expect(masterStepOf(master(true, order(3), order(1)))).toBe(2);
    expect(masterStepOf(master(false, order(0, 0, false)))).toBe(0);
    expect(masterStepOf(master(true, order(3), order(3)))).toBe(4);
  });
});

it('numbers the steps', () => {
  const steps = [order(0), order(1), order(3)].map((part) => masterStepOf(master(true, part)));
  expect([masterStepOf(master(false, order(0, 0, false))), ...steps]).toEqual([0, 1, 2, 4]);
});

it('has a name and a next step for each state', () => {
  const key = ((name: string) => name) as never;
  for (const view of Object.values(ORDER_STATES)) {
    expect(view.label(key)).toMatch(/^\w+\.\w+$/);
    expect(view.next(key)).toMatch(/^\w+\.\w+$/);
  }
});
