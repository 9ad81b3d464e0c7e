import { describe, expect, it, vi } from 'vitest';
import { addToCart } from '#mocks/market/cart.ts';
import { myCoupons } from '#mocks/market/coupons.ts';
import { findSku } from '#mocks/market/lookups.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import {
  awaitPayList,
  centerCounts,
  linesToReview,
  masterDetail,
  merchantOrders,
  partsOf,
  tabCounts,
  visitorMaster,
} from '#mocks/market/order-queries.ts';
import {
  cancelOrder,
  cancelTime,
  deleteOrder,
  markPaid,
  shipOrder,
  signForParcel,
  takeOrder,
} from '#mocks/market/order-steps.ts';
import { buildPreOrder, PRE_ORDER_LIFE } from '#mocks/market/preorder.ts';
import { piecesLeft, setOnShelf, setStock } from '#mocks/market/stock.ts';
import { runDueJobs } from '#mocks/market/clock.ts';
import { DELIVERY, buy, grant, openFixture, piece, refusal, type Fixture } from './fixture.ts';
import { COUPON, HOUR, START } from './small-catalogue.ts';

function left({ market }: Fixture, skuId: number): number {
  const sku = findSku(market, skuId);
  return sku ? piecesLeft(market, sku) : -1;
}

describe('creating', () => {
  it('splits by merchant, takes the pieces from the stock and removes the cart lines', () => {
    const fixture = openFixture();
    const { market, mali, addressId } = fixture;
    addToCart(market, mali.id, [piece(1, 11, 2), piece(2, 21), piece(3, 31)]);
    const lineIds = market.state.cart.filter((line) => line.productId !== 2).map(({ id }) => id);
    const { no: preOrderNo } = buildPreOrder(market, mali.id, { type: 'shoppingCart', lineIds });
    const order = createOrder(market, mali.id, {
      preOrderNo,
      addressId,
      payType: 'paypal',
      payChannel: 'pc',
    });

    expect(order.no).toMatch(/^PT\d{21}$/);
    expect(order).toMatchObject({
      proTotal: 5000,
      postage: 450,
      payPrice: 5450,
      address: '88 Nimman',
    });
    const parts = partsOf(market, order.no);
    expect(parts.map(({ merId, payPrice, postage }) => [merId, payPrice, postage])).toEqual([
      [1, 2200, 200],
      [2, 3250, 250],
    ]);
    expect(parts.every(({ no }) => /^SH\d{21}$/.test(no))).toBe(true);
    expect(left(fixture, 11)).toBe(8);
    expect(market.state.cart.map(({ skuId }) => skuId)).toEqual([21]);
  });

  it('sells the last piece once and a pre-order once', () => {
    const fixture = openFixture();
    const { market, mali, addressId } = fixture;
    const [one, two] = [0, 1].map(
      () => buildPreOrder(market, mali.id, { type: 'buyNow', ...piece(1, 12) }).no,
    );
    const create = (no = '') =>
      refusal(() =>
        createOrder(market, mali.id, {
          preOrderNo: no,
          addressId,
          payType: 'paypal',
          payChannel: 'pc',
        }),
      );
    expect(create(one)).toBe('accepted');
    expect(create(one)).toBe('preOrderGone');
    expect(create(two)).toBe('stockShort');
    expect(left(fixture, 12)).toBe(0);
  });

  it('requires an address of the user and a known payment type', () => {
    const { market, mali, som, addressId } = openFixture();
    const create = (userId: number, address: number, payType = 'paypal') => {
      const { no } = buildPreOrder(market, userId, { type: 'buyNow', ...piece(2, 21) });
      const input = { preOrderNo: no, addressId: address, payType, payChannel: 'pc' };
      return refusal(() => createOrder(market, userId, input));
    };
    expect(create(mali.id, 0)).toBe('addressChoose');
    expect(create(mali.id, -1)).toBe('addressChoose');
    expect(create(som.id, addressId)).toBe('addressMissing');
    expect(create(mali.id, addressId, 'cash')).toBe('payTypeUnknown');
  });

  it('names the stock before the address', () => {
    const { market, mali } = openFixture();
    const { no: preOrderNo } = buildPreOrder(market, mali.id, { type: 'buyNow', ...piece(2, 21) });
    setStock(market, 21, 0);
    const input = { preOrderNo, addressId: 0, payType: 'paypal', payChannel: 'pc' };
    expect(refusal(() => createOrder(market, mali.id, input))).toBe('stockShort');
  });

  it('keeps the note, and uses a coupon only if it is chosen', () => {
    const fixture = openFixture();
    const { market, mali, addressId } = fixture;
    grant(fixture, COUPON.platform);
    const create = (more: { mark?: string; userCouponId?: number }) => {
      const { no } = buildPreOrder(market, mali.id, { type: 'buyNow', ...piece(2, 21, 3) });
      const input = { preOrderNo: no, addressId, payType: 'paypal', payChannel: 'pc' };
      return createOrder(market, mali.id, { ...input, ...more });
    };
    expect(create({ mark: 'Ring twice' })).toMatchObject({ mark: 'Ring twice', redirect: '' });
    expect(create({ userCouponId: -1 })).toMatchObject({ mark: '', userCouponId: 0, couponFee: 0 });
    expect(myCoupons(market, mali.id, 'usable')).toHaveLength(1);
  });

  it('is refused for lines whose product is not on sale', () => {
    const { market, mali } = openFixture();
    addToCart(market, mali.id, [piece(1, 11)]);
    const lineIds = market.state.cart.map(({ id }) => id);
    setOnShelf(market, 1, false);
    expect(refusal(() => buildPreOrder(market, mali.id, { type: 'shoppingCart', lineIds }))).toBe(
      'productMissing',
    );
  });

  it('drops pre-orders that have expired, and no others', () => {
    const { market, mali, wait } = openFixture();
    const build = () => buildPreOrder(market, mali.id, { type: 'buyNow', ...piece(2, 21) });
    build();
    wait(PRE_ORDER_LIFE - 1);
    const valid = build();
    wait(1);
    runDueJobs(market);
    expect(market.state.preOrders).toEqual([valid]);
    const changed = vi.spyOn(market, 'changed');
    runDueJobs(market);
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('cancelling', () => {
  it('returns the pieces once', () => {
    const fixture = openFixture();
    const { market, mali, som } = fixture;
    const { no } = buy(fixture, piece(1, 11, 3));
    expect(refusal(() => cancelOrder(market, som.id, no))).toBe('orderMissing');
    cancelOrder(market, mali.id, no);
    cancelOrder(market, mali.id, no);
    expect(left(fixture, 11)).toBe(10);
    expect(partsOf(market, no)[0]?.status).toBe(9);
    expect(refusal(() => masterDetail(market, mali.id, no))).toBe('orderMissing');
  });

  it('is refused for paid orders', () => {
    const fixture = openFixture();
    const order = buy(fixture);
    markPaid(fixture.market, order);
    expect(refusal(() => cancelOrder(fixture.market, fixture.mali.id, order.no))).toBe(
      'orderPaidKeep',
    );
  });

  it('is automatic after two hours, for unpaid orders only', () => {
    const fixture = openFixture();
    const { market, mali, wait } = fixture;
    const paid = buy(fixture);
    markPaid(market, paid);
    const unpaid = buy(fixture, piece(1, 11, 4));
    expect(cancelTime(unpaid)).toBe(START + 2 * HOUR);
    wait(2 * HOUR - 1);
    runDueJobs(market);
    expect(awaitPayList(market, mali.id)).toHaveLength(1);

    wait(1);
    runDueJobs(market);
    runDueJobs(market);
    expect(awaitPayList(market, mali.id)).toEqual([]);
    expect([paid.cancelled, unpaid.cancelled]).toEqual([false, true]);
    expect(left(fixture, 11)).toBe(10);
    expect(refusal(() => markPaid(market, unpaid))).toBe('orderCancelled');
  });
});

describe('states', () => {
  it('changes from toPay to toShip, toReceive and completed, then can be deleted', () => {
    const fixture = openFixture();
    const { market, mali, som } = fixture;
    const order = buy(fixture);
    const part = partsOf(market, order.no)[0]?.no ?? '';
    expect(refusal(() => shipOrder(market, part, DELIVERY))).toBe('orderNotToShip');
    expect(tabCounts(market, mali.id)).toEqual({ toPay: 1, toShip: 0, toReceive: 0, completed: 0 });

    markPaid(market, order);
    expect(merchantOrders(market, mali.id, 1)).toHaveLength(1);
    expect(refusal(() => takeOrder(market, mali.id, part))).toBe('orderNotShipped');
    shipOrder(market, part, DELIVERY);
    expect(merchantOrders(market, mali.id, 2)).toHaveLength(1);
    expect(refusal(() => deleteOrder(market, mali.id, part))).toBe('orderNotCompleted');
    expect(refusal(() => takeOrder(market, som.id, part))).toBe('orderMissing');

    takeOrder(market, mali.id, part);
    expect(linesToReview(market, mali.id)).toHaveLength(1);
    expect(centerCounts(market, mali.id)).toEqual({
      toPay: 0,
      toShip: 0,
      toReceive: 0,
      toReview: 1,
      refunds: 0,
    });
    deleteOrder(market, mali.id, part);
    expect(merchantOrders(market, mali.id, -1)).toEqual([]);
    expect(refusal(() => deleteOrder(market, mali.id, part))).toBe('orderMissing');
  });

  it('is changed for the named order only', () => {
    const fixture = openFixture();
    const { market } = fixture;
    const [first, second] = [buy(fixture), buy(fixture)].map((order) => {
      markPaid(market, order);
      return partsOf(market, order.no)[0]!;
    });
    shipOrder(market, second!.no, DELIVERY);
    expect([first!.status, second!.status]).toEqual([0, 1]);
    expect(refusal(() => shipOrder(market, second!.no, DELIVERY))).toBe('orderNotToShip');
    expect(refusal(() => signForParcel(market, first!.no))).toBe('orderNotShipped');
    shipOrder(market, first!.no, { type: 'own', courier: 'Khamla', phone: '1' });
    expect(refusal(() => signForParcel(market, first!.no))).toBe('orderNotShipped');
    signForParcel(market, second!.no);
    expect([first!.status, second!.status]).toEqual([1, 3]);
    for (const act of [
      () => shipOrder(market, 'SH0', DELIVERY),
      () => signForParcel(market, 'SH0'),
    ])
      expect(refusal(act)).toBe('orderMissing');
  });

  it('keeps the time of the first payment', () => {
    const fixture = openFixture();
    const order = buy(fixture);
    markPaid(fixture.market, order);
    fixture.wait(HOUR);
    markPaid(fixture.market, order);
    expect(order.payTime).toBe(START);
  });

  it('is visible with the visitor identity only', () => {
    const fixture = openFixture();
    const { no } = buy(fixture);
    expect(refusal(() => visitorMaster(fixture.market, no, fixture.mali.identity))).toBe(
      'orderMissing',
    );
    fixture.mali.type = 'visitor';
    expect(visitorMaster(fixture.market, no, fixture.mali.identity).no).toBe(no);
  });
});
