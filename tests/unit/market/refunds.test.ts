import { describe, expect, it } from 'vitest';
import { myCoupons } from '#mocks/market/coupons.ts';
import { findSku } from '#mocks/market/lookups.ts';
import { centerCounts, merchantOrders, partsOf, tabCounts } from '#mocks/market/order-queries.ts';
import { deleteOrder, markPaid, shipOrder, takeOrder } from '#mocks/market/order-steps.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { addToCart } from '#mocks/market/cart.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import { REFUND_REASONS } from '#mocks/market/refund-reasons.ts';
import {
  acceptRefund,
  applyRefund,
  confirmRefund,
  listRefunds,
  ownRefund,
  refundedOrder,
  refuseRefund,
} from '#mocks/market/refunds.ts';
import { piecesLeft } from '#mocks/market/stock.ts';
import { control } from '#mocks/sandbox/control.ts';
import { createSwitches } from '#mocks/sandbox/switches.ts';
import type { MasterOrder, MerchantOrder } from '#mocks/market/state.ts';
import type { RefundOrder } from '#mocks/market/state-refunds.ts';
import { buy, DELIVERY, grant, openFixture, piece, refusal, type Fixture } from './fixture.ts';
import { COUPON, START } from './small-catalogue.ts';

function left({ market }: Fixture, skuId: number): number {
  const sku = findSku(market, skuId);
  return sku ? piecesLeft(market, sku) : -1;
}

function firstPart({ market }: Fixture, { no }: MasterOrder): MerchantOrder {
  const [part] = partsOf(market, no);
  if (!part) throw new Error('The order has no parts');
  return part;
}

function paid(fixture: Fixture, order = buy(fixture, piece(1, 11, 3))): MerchantOrder {
  markPaid(fixture.market, order);
  return firstPart(fixture, order);
}

const ask = ({ market, mali }: Fixture, { no }: MerchantOrder, reason = 'Too late') =>
  applyRefund(market, mali.id, { orderNo: no, reason, pictures: [], remark: '' });

const usable = ({ market, mali }: Fixture) => myCoupons(market, mali.id, 'usable').length;

/** Requests for both parts of a paid order from two stores, by store; the coupon was used for it. */
function refundsOfTwoStores(fixture: Fixture, couponId: number): [RefundOrder, RefundOrder] {
  const { market, mali, addressId } = fixture;
  const userCouponId = grant(fixture, couponId);
  addToCart(market, mali.id, [piece(2, 21), piece(3, 31)]);
  const lineIds = market.state.cart.map(({ id }) => id);
  const { no: preOrderNo } = buildPreOrder(market, mali.id, { type: 'shoppingCart', lineIds });
  const input = { preOrderNo, addressId, userCouponId, payType: 'paypal', payChannel: 'pc' };
  const order = createOrder(market, mali.id, input);
  markPaid(market, order);
  const [one, two] = partsOf(market, order.no)
    .toSorted((a, b) => a.merId - b.merId)
    .map((part) => ask(fixture, part));
  if (!one || !two) throw new Error('The order has two parts');
  return [one, two];
}

describe('a refund request', () => {
  it('includes the freight and marks the order', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const part = paid(fixture);
    const refund = ask(fixture, part);
    expect(refund.no).toMatch(/^RE\d{21}$/);
    expect(refund).toMatchObject({
      status: 0,
      price: 3300,
      orderNo: part.no,
      createTime: START,
      refundTime: null,
    });
    expect(part).toMatchObject({ status: 0, refundStatus: 1 });
    expect(tabCounts(market, mali.id).toShip).toBe(0);
    expect(centerCounts(market, mali.id).refunds).toBe(1);
    expect(refusal(() => shipOrder(market, part.no, DELIVERY))).toBe('orderInRefund');
  });

  it('requires a paid order that is not being shipped, without an open refund', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const order = buy(fixture);
    const part = firstPart(fixture, order);
    expect(refusal(() => ask(fixture, part))).toBe('orderUnpaid');
    markPaid(market, order);
    shipOrder(market, part.no, DELIVERY);
    expect(refusal(() => ask(fixture, part))).toBe('refundUnderWay');
    takeOrder(market, mali.id, part.no);
    const refund = ask(fixture, part);
    expect(refusal(() => ask(fixture, part))).toBe('refundApplied');
    expect(refusal(() => deleteOrder(market, mali.id, part.no))).toBe('orderInRefund');
    acceptRefund(market, refund);
    expect(refusal(() => ask(fixture, part))).toBe('refundDone');
  });

  it('requires an order of the user', () => {
    const fixture = openFixture();
    const { market, som } = fixture;
    const part = paid(fixture);
    expect(
      refusal(() =>
        applyRefund(market, som.id, { orderNo: part.no, reason: '', pictures: [], remark: '' }),
      ),
    ).toBe('orderMissing');
    const { no } = ask(fixture, part);
    expect(refusal(() => ownRefund(market, som.id, no))).toBe('refundMissing');
    expect(listRefunds(market, som.id)).toEqual([]);
  });

  it('stores a listed reason in all languages, and other text unchanged', () => {
    const fixture = openFixture();
    const preset = REFUND_REASONS.damaged;
    expect(ask(fixture, paid(fixture), preset.lo).reason.fr).toBe(preset.fr);
    expect(ask(fixture, paid(fixture, buy(fixture)), 'Changed my mind').reason).toMatchObject({
      en: 'Changed my mind',
      th: 'Changed my mind',
    });
  });
});

describe('the merchant', () => {
  it('accepts a refund, which returns money, pieces and coupon at once', () => {
    const fixture = openFixture();
    const { market, mali, wait } = fixture;
    const mine = grant(fixture, COUPON.merchant);
    const part = paid(fixture, buy(fixture, piece(1, 11, 3), mine));
    expect([left(fixture, 11), myCoupons(market, mali.id, 'usable').length]).toEqual([7, 0]);
    const refund = ask(fixture, part);
    wait(5);
    acceptRefund(market, refund);
    expect(refund).toMatchObject({ status: 3, refundTime: START + 5, price: 2800 });
    expect(part).toMatchObject({ status: 0, refundStatus: 3 });
    expect([left(fixture, 11), myCoupons(market, mali.id, 'usable').length]).toEqual([10, 1]);
    expect(refusal(() => acceptRefund(market, refund))).toBe('refundDecided');
    expect(refusal(() => refuseRefund(market, refund, 'late'))).toBe('refundDecided');
    expect(left(fixture, 11)).toBe(10);
  });

  it('accepts a refund by scan code, which is paid back later', () => {
    const fixture = openFixture();
    const order = buy(fixture, piece(1, 11, 3));
    order.payType = 'wechat';
    const part = paid(fixture, order);
    const refund = ask(fixture, part);
    expect(refusal(() => confirmRefund(fixture.market, refund))).toBe('refundNotRunning');
    acceptRefund(fixture.market, refund);
    expect([refund.status, refund.refundTime, part.refundStatus, left(fixture, 11)]).toEqual([
      2,
      null,
      2,
      7,
    ]);
    expect(refusal(() => ask(fixture, part))).toBe('refundRunning');
    confirmRefund(fixture.market, refund);
    expect([refund.status, part.refundStatus, left(fixture, 11)]).toEqual([3, 3, 10]);
  });

  it('refuses with a reason, and accepts another request', () => {
    const fixture = openFixture();
    const { market, mali, wait } = fixture;
    const part = paid(fixture);
    const refund = ask(fixture, part);
    expect(refusal(() => refuseRefund(market, refund, '  '))).toBe('refusalMissing');
    refuseRefund(market, refund, 'On its way already');
    expect(refund).toMatchObject({ status: 1, refusal: { lo: 'On its way already' } });
    expect(part.refundStatus).toBe(0);
    expect(merchantOrders(market, mali.id, 1)).toEqual([part]);
    wait(1);
    const again = ask(fixture, part);
    expect(listRefunds(market, mali.id)).toEqual([again, refund]);
  });

  it('returns a coupon of several merchants when all are refunded', () => {
    const fixture = openFixture();
    const [one, two] = refundsOfTwoStores(fixture, COUPON.platform);
    acceptRefund(fixture.market, one);
    expect(usable(fixture)).toBe(0);
    acceptRefund(fixture.market, two);
    expect(usable(fixture)).toBe(1);
  });

  it('returns a coupon of one merchant with the refund of that merchant', () => {
    const fixture = openFixture();
    const [served, other] = refundsOfTwoStores(fixture, COUPON.merchant);
    acceptRefund(fixture.market, other);
    expect(usable(fixture)).toBe(0);
    acceptRefund(fixture.market, served);
    expect(usable(fixture)).toBe(1);
  });

  it('is found by its number; refunds of the same time are ordered by their number', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const [first, second] = [buy(fixture), buy(fixture)].map((order) =>
      ask(fixture, paid(fixture, order)),
    );
    expect(ownRefund(market, mali.id, second!.no)).toBe(second);
    expect(listRefunds(market, mali.id)).toEqual([second, first]);
  });

  it('does not delete an order whose refund is under way', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const order = buy(fixture);
    order.payType = 'wechat';
    const part = paid(fixture, order);
    shipOrder(market, part.no, DELIVERY);
    takeOrder(market, mali.id, part.no);
    acceptRefund(market, ask(fixture, part));
    expect(refusal(() => deleteOrder(market, mali.id, part.no))).toBe('orderInRefund');
  });

  it('keeps the refund of a deleted order readable', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const part = paid(fixture);
    shipOrder(market, part.no, DELIVERY);
    takeOrder(market, mali.id, part.no);
    const refund = ask(fixture, part);
    acceptRefund(market, refund);
    deleteOrder(market, mali.id, part.no);
    expect(refundedOrder(market, ownRefund(market, mali.id, refund.no))).toBe(part);
  });
});

describe('the sandbox', () => {
  it('decides the oldest pending refund', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const email = mali.email ?? '';
    const play = (step: 'accept' | 'refuse' | 'arrive', why?: string) =>
      control(market, createSwitches(), { do: 'refund', email, step, ...(why ? { why } : {}) });
    expect(() => play('accept')).toThrow('No refund is waiting');
    const scanned = buy(fixture);
    scanned.payType = 'wechat';
    const first = ask(fixture, paid(fixture, scanned));
    fixture.wait(1);
    const second = ask(fixture, paid(fixture));
    expect(play('accept')).toBe(first.no);
    expect(play('refuse', 'No')).toBe(second.no);
    expect(play('arrive')).toBe(first.no);
    expect([first.status, second.status]).toEqual([3, 1]);
    expect(() => play('arrive')).toThrow('No refund is on its way');
  });
});
