import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  canDelete,
  canRequestRefund,
  isShipped,
  nextPartOf,
} from '#/domain/order/order-actions.ts';

type Status = 0 | 1 | 2 | 3 | 9;
type Refund = 0 | 1 | 2 | 3;

const part = (status: Status, refundStatus: Refund = 0, paid = true, isReply = false) => ({
  paid,
  status,
  refundStatus,
  lines: [{ isReply }] as never,
});

describe('actions of a merchant order', () => {
  it.each([
    ['unpaid', part(0, 0, false), ['pay']],
    ['to ship', part(0), ['requestRefund', 'buyAgain']],
    ['shipped', part(1), ['confirmReceipt', 'track']],
    ['shipped while a refund waits', part(1, 1), ['confirmReceipt', 'viewRefund', 'track']],
    ['completed', part(3), ['writeReview', 'requestRefund', 'buyAgain']],
    ['completed and reviewed', part(3, 0, true, true), ['requestRefund', 'buyAgain']],
    ['refund waits', part(0, 1), ['viewRefund', 'buyAgain']],
    ['refunding', part(3, 2), ['viewRefund', 'buyAgain']],
    ['refunded', part(3, 3), ['viewRefund', 'buyAgain']],
    ['cancelled', part(9, 0, false), ['buyAgain']],
  ])('%s', (_, order, actions) => {
    expect(actionsOf(order)).toEqual(actions);
  });

  it('allow a refund in states 0 and 3 of a paid order without one', () => {
    const states: Status[] = [0, 1, 2, 3, 9];
    expect(states.filter((status) => canRequestRefund(part(status)))).toEqual([0, 3]);
    expect(canRequestRefund(part(0, 0, false))).toBe(false);
    for (const refund of [1, 2, 3] as const) expect(canRequestRefund(part(3, refund))).toBe(false);
  });

  it('delete completed orders without an open refund only', () => {
    const states: Status[] = [0, 1, 2, 3, 9];
    expect(states.filter((status) => canDelete(part(status)))).toEqual([3]);
    const refunds: Refund[] = [0, 1, 2, 3];
    expect(refunds.filter((refund) => canDelete(part(3, refund)))).toEqual([0, 3]);
  });

  it('confirm the receipt of shipped orders without a refund only', () => {
    const confirms = (order: ReturnType<typeof part>) =>
      actionsOf(order).includes('confirmReceipt');
    const refunds: Refund[] = [0, 1, 2, 3];
    expect(refunds.filter((refund) => confirms(part(1, refund)))).toEqual([0, 1]);
    expect(confirms(part(0))).toBe(false);
  });

  it('show the parcel after shipping only', () => {
    const states: Status[] = [0, 1, 2, 3, 9];
    expect(states.filter((status) => isShipped(part(status)))).toEqual([1, 2, 3]);
    expect(isShipped(part(1, 0, false))).toBe(false);
  });
});

describe('the merchant order whose action comes next', () => {
  const [toShip, shipped, done] = [part(0), part(1), part(3)];

  it('is the only one', () => {
    expect(nextPartOf([toShip])).toBe(toShip);
    expect(nextPartOf([done])).toBe(done);
  });

  it('is the only one of several that can be confirmed', () => {
    expect(nextPartOf([toShip, shipped, done])).toBe(shipped);
    expect(nextPartOf([shipped, part(1)])).toBeUndefined();
    expect(nextPartOf([toShip, done])).toBeUndefined();
  });
});
