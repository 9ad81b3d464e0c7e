import { describe, expect, it } from 'vitest';
import { myCoupons } from '../../../mocks/market/coupons.ts';
import { findSku } from '../../../mocks/market/lookups.ts';
import {
  centerCounts,
  merchantOrders,
  partsOf,
  tabCounts,
} from '../../../mocks/market/order-queries.ts';
import { deleteOrder, markPaid, shipOrder, takeOrder } from '../../../mocks/market/order-steps.ts';
import { createOrder } from '../../../mocks/market/order-create.ts';
import { addToCart } from '../../../mocks/market/cart.ts';
import { buildPreOrder } from '../../../mocks/market/preorder.ts';
import { REFUND_REASONS } from '../../../mocks/market/refund-reasons.ts';
import {
  acceptRefund,
  applyRefund,
  confirmRefund,
  listRefunds,
  ownRefund,
  refundedOrder,
  refuseRefund,
} from '../../../mocks/market/refunds.ts';
import { piecesLeft } from '../../../mocks/market/stock.ts';
import { control } from '../../../mocks/sandbox/control.ts';
import { createSwitches } from '../../../mocks/sandbox/switches.ts';
import type { MasterOrder, MerchantOrder } from '../../../mocks/market/state.ts';
import {
  buy,
  COUPON,
  DELIVERY,
  give,
  openWorld,
  piece,
  refusal,
  START,
  type World,
} from './fixture.ts';

function left({ market }: World, skuId: number): number {
  const sku = findSku(market, skuId);
  return sku ? piecesLeft(market, sku) : -1;
}

function firstPart({ market }: World, { no }: MasterOrder): MerchantOrder {
  const [part] = partsOf(market, no);
  if (!part) throw new Error('The order has no parts');
  return part;
}

function paid(world: World, order = buy(world, piece(1, 11, 3))): MerchantOrder {
  markPaid(world.market, order);
  return firstPart(world, order);
}

const ask = ({ market, mali }: World, { no }: MerchantOrder, reason = 'Too late') =>
  applyRefund(market, mali.id, { orderNo: no, reason, pictures: [], remark: '' });

describe('asking', () => {
  it('takes the whole amount with freight and marks the order', () => {
    const world = openWorld();
    const { market, mali } = world;
    const part = paid(world);
    const refund = ask(world, part);
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

  it('is for paid orders that are not under way, once at a time', () => {
    const world = openWorld();
    const { market, mali } = world;
    const order = buy(world);
    const part = firstPart(world, order);
    expect(refusal(() => ask(world, part))).toBe('orderUnpaid');
    markPaid(market, order);
    shipOrder(market, part.no, DELIVERY);
    expect(refusal(() => ask(world, part))).toBe('refundUnderWay');
    takeOrder(market, mali.id, part.no);
    const refund = ask(world, part);
    expect(refusal(() => ask(world, part))).toBe('refundApplied');
    expect(refusal(() => deleteOrder(market, mali.id, part.no))).toBe('orderInRefund');
    acceptRefund(market, refund);
    expect(refusal(() => ask(world, part))).toBe('refundDone');
  });

  it('belongs to the shopper of the order', () => {
    const world = openWorld();
    const { market, som } = world;
    const part = paid(world);
    expect(
      refusal(() =>
        applyRefund(market, som.id, { orderNo: part.no, reason: '', pictures: [], remark: '' }),
      ),
    ).toBe('orderMissing');
    const { no } = ask(world, part);
    expect(refusal(() => ownRefund(market, som.id, no))).toBe('refundMissing');
    expect(listRefunds(market, som.id)).toEqual([]);
  });

  it('keeps a preset reason in all languages and other words as they are', () => {
    const world = openWorld();
    const preset = REFUND_REASONS.damaged;
    expect(ask(world, paid(world), preset.lo).reason.fr).toBe(preset.fr);
    expect(ask(world, paid(world, buy(world)), 'Changed my mind').reason).toMatchObject({
      en: 'Changed my mind',
      th: 'Changed my mind',
    });
  });
});

describe('the merchant', () => {
  it('accepts: the money is back at once, the pieces and the coupon too', () => {
    const world = openWorld();
    const { market, mali, wait } = world;
    const mine = give(world, COUPON.merchant);
    const part = paid(world, buy(world, piece(1, 11, 3), mine));
    expect([left(world, 11), myCoupons(market, mali.id, 'usable').length]).toEqual([7, 0]);
    const refund = ask(world, part);
    wait(5);
    acceptRefund(market, refund);
    expect(refund).toMatchObject({ status: 3, refundTime: START + 5, price: 2800 });
    expect(part).toMatchObject({ status: 0, refundStatus: 3 });
    expect([left(world, 11), myCoupons(market, mali.id, 'usable').length]).toEqual([10, 1]);
    expect(refusal(() => acceptRefund(market, refund))).toBe('refundDecided');
    expect(refusal(() => refuseRefund(market, refund, 'late'))).toBe('refundDecided');
    expect(left(world, 11)).toBe(10);
  });

  it('accepts a scan-code payment, and its provider pays back later', () => {
    const world = openWorld();
    const order = buy(world, piece(1, 11, 3));
    order.payType = 'wechat';
    const part = paid(world, order);
    const refund = ask(world, part);
    expect(refusal(() => confirmRefund(world.market, refund))).toBe('refundNotRunning');
    acceptRefund(world.market, refund);
    expect([refund.status, refund.refundTime, part.refundStatus, left(world, 11)]).toEqual([
      2,
      null,
      2,
      7,
    ]);
    expect(refusal(() => ask(world, part))).toBe('refundRunning');
    confirmRefund(world.market, refund);
    expect([refund.status, part.refundStatus, left(world, 11)]).toEqual([3, 3, 10]);
  });

  it('refuses with a reason; the shopper may ask again', () => {
    const world = openWorld();
    const { market, mali, wait } = world;
    const part = paid(world);
    const refund = ask(world, part);
    expect(refusal(() => refuseRefund(market, refund, '  '))).toBe('refusalMissing');
    refuseRefund(market, refund, 'On its way already');
    expect(refund).toMatchObject({ status: 1, refusal: { lo: 'On its way already' } });
    expect(part.refundStatus).toBe(0);
    expect(merchantOrders(market, mali.id, 1)).toEqual([part]);
    wait(1);
    const again = ask(world, part);
    expect(listRefunds(market, mali.id)).toEqual([again, refund]);
  });

  it('gives a coupon of several merchants back when all of them have paid back', () => {
    const world = openWorld();
    const { market, mali, addressId } = world;
    const userCouponId = give(world, COUPON.platform);
    addToCart(market, mali.id, [piece(2, 21), piece(3, 31)]);
    const { no: preOrderNo } = buildPreOrder(market, mali.id, {
      type: 'shoppingCart',
      lineIds: market.state.cart.map(({ id }) => id),
    });
    const order = createOrder(market, mali.id, {
      preOrderNo,
      addressId,
      userCouponId,
      payType: 'paypal',
      payChannel: 'pc',
    });
    markPaid(market, order);
    const [one, two] = partsOf(market, order.no).map((part) => ask(world, part));
    if (!one || !two) throw new Error('The order has two parts');
    acceptRefund(market, one);
    expect(myCoupons(market, mali.id, 'usable')).toEqual([]);
    acceptRefund(market, two);
    expect(myCoupons(market, mali.id, 'usable')).toHaveLength(1);
  });

  it('leaves the refund of a deleted order readable', () => {
    const world = openWorld();
    const { market, mali } = world;
    const part = paid(world);
    shipOrder(market, part.no, DELIVERY);
    takeOrder(market, mali.id, part.no);
    const refund = ask(world, part);
    acceptRefund(market, refund);
    deleteOrder(market, mali.id, part.no);
    expect(refundedOrder(market, ownRefund(market, mali.id, refund.no))).toBe(part);
  });
});

describe('the sandbox', () => {
  it('decides on the refund that waited longest', () => {
    const world = openWorld();
    const { market, mali } = world;
    const email = mali.email ?? '';
    const play = (step: 'accept' | 'refuse' | 'arrive', why?: string) =>
      control(market, createSwitches(), { do: 'refund', email, step, ...(why ? { why } : {}) });
    expect(() => play('accept')).toThrow('No refund is waiting');
    const scanned = buy(world);
    scanned.payType = 'wechat';
    const first = ask(world, paid(world, scanned));
    world.wait(1);
    const second = ask(world, paid(world));
    expect(play('accept')).toBe(first.no);
    expect(play('refuse', 'No')).toBe(second.no);
    expect(play('arrive')).toBe(first.no);
    expect([first.status, second.status]).toEqual([3, 1]);
    expect(() => play('arrive')).toThrow('No refund is on its way');
  });
});
