import { describe, expect, it } from 'vitest';
import { addToCart } from '../../../mocks/market/cart.ts';
import {
  grantCoupon,
  listOffers,
  myCoupons,
  receiveCoupon,
} from '../../../mocks/market/coupons.ts';
import { couponOf } from '../../../mocks/market/lookups.ts';
import { createOrder } from '../../../mocks/market/order-create.ts';
import { partsOf } from '../../../mocks/market/order-queries.ts';
import { cancelOrder } from '../../../mocks/market/order-steps.ts';
import {
  buildPreOrder,
  loadPreOrder,
  preOrderCoupons,
  pricePreOrder,
} from '../../../mocks/market/preorder.ts';
import { runDueJobs } from '../../../mocks/market/clock.ts';
import { COUPON, DAY, MINUTE, buy, give, openWorld, piece, refusal } from './fixture.ts';
import type { World } from './fixture.ts';

/** A pre-order of the whole cart. */
function checkout({ market, mali }: World, ...items: ReturnType<typeof piece>[]): string {
  addToCart(market, mali.id, items);
  const lineIds = market.state.cart.map((line) => line.id);
  return buildPreOrder(market, mali.id, { type: 'shoppingCart', lineIds }).no;
}

describe('price', () => {
  it('adds goods and flat postage per piece', () => {
    const world = openWorld();
    const no = checkout(world, piece(1, 11, 2), piece(3, 31));
    const price = pricePreOrder(world.market, world.mali.id, no);
    expect(price).toEqual({ goods: 5000, postage: 450, discount: 0, payable: 5450 });
  });

  it('takes merchant, product and platform coupons off the goods they are for', () => {
    const world = openWorld();
    const { market, mali } = world;
    const no = checkout(world, piece(1, 11, 2), piece(3, 31));
    const discount = (couponId: number) =>
      pricePreOrder(market, mali.id, no, give(world, couponId)).discount;
    expect(discount(COUPON.merchant)).toBe(500);
    expect(discount(COUPON.product)).toBe(3000);
    expect(discount(COUPON.platform)).toBe(1000);
    expect(pricePreOrder(market, mali.id, no, 0).discount).toBe(0);
  });

  it('offers exactly the coupons that the price accepts', () => {
    const world = openWorld();
    const { market, mali } = world;
    const ids = Object.values(COUPON).map((couponId) => give(world, couponId));
    // Enough for the merchant coupon's minimum as a whole, but not in that merchant's goods.
    const no = checkout(world, piece(1, 11, 1), piece(3, 31));
    const accepted = ids.filter(
      (id) => refusal(() => pricePreOrder(market, mali.id, no, id)) === 'accepted',
    );
    const offeredIds = preOrderCoupons(market, mali.id, no).map(({ id }) => id);
    expect(offeredIds.toSorted()).toEqual(accepted.toSorted());
    expect(refusal(() => pricePreOrder(market, mali.id, no, ids[0]))).toBe('couponMinimum');
    expect(refusal(() => pricePreOrder(market, mali.id, no, ids[5]))).toBe('couponTooBig');
  });

  it('refuses coupons of others, of other goods and out of time', () => {
    const world = openWorld();
    const { market, mali, som, wait } = world;
    const price = (id: number) =>
      refusal(() => pricePreOrder(market, mali.id, checkout(world, piece(5, 51)), id));
    expect(price(grantCoupon(market, som.id, couponOf(market, COUPON.limited)).id)).toBe(
      'couponMissing',
    );
    expect(price(give(world, COUPON.merchant))).toBe('couponNoMerchant');
    expect(price(give(world, COUPON.product))).toBe('couponNoGoods');

    const old = give(world, COUPON.limited);
    wait(11 * DAY);
    expect(price(old)).toBe('couponExpired');
  });
});

describe('coupon life', () => {
  it('is used by an order and comes back when it is cancelled', () => {
    const world = openWorld();
    const { market, mali } = world;
    const id = give(world, COUPON.merchant);
    const order = buy(world, piece(2, 21), id);
    expect(order).toMatchObject({ couponFee: 500, payPrice: 1500, userCouponId: id });
    expect(myCoupons(market, mali.id, 'unusable').map((mine) => mine.id)).toEqual([id]);
    expect(refusal(() => buy(world, piece(2, 21), id))).toBe('couponUsed');

    cancelOrder(market, mali.id, order.no);
    expect(myCoupons(market, mali.id, 'usable').map((mine) => mine.id)).toEqual([id]);
  });

  it('lapses after its time', () => {
    const world = openWorld();
    give(world, COUPON.merchant);
    world.wait(10 * DAY + 1);
    runDueJobs(world.market);
    expect(myCoupons(world.market, world.mali.id, 'unusable')[0]?.status).toBe(2);
  });

  it('is received once, while there are some', () => {
    const { market, mali, som } = openWorld();
    const offers = () => listOffers(market, { useType: 3 }).map(({ id }) => id);
    expect(offers()).toContain(COUPON.limited);
    expect(offers()).not.toContain(COUPON.welcome);
    receiveCoupon(market, mali.id, COUPON.limited);
    expect(refusal(() => receiveCoupon(market, mali.id, COUPON.limited))).toBe('couponTaken');
    expect(refusal(() => receiveCoupon(market, som.id, COUPON.limited))).toBe('couponNoneLeft');
    expect(refusal(() => receiveCoupon(market, som.id, 99))).toBe('couponMissing');
    expect(offers()).not.toContain(COUPON.limited);
  });

  it('filters product coupons by product', () => {
    const { market } = openWorld();
    expect(listOffers(market, { useType: 2, productId: 3 })).toHaveLength(1);
    expect(listOffers(market, { useType: 2, productId: 1 })).toHaveLength(0);
  });
});

describe('shares', () => {
  it('puts a merchant coupon on its merchant and spreads a platform coupon to the cent', () => {
    const world = openWorld();
    const { market, mali, addressId } = world;
    const place = (couponId: number) => {
      const preOrderNo = checkout(world, piece(1, 11, 2), piece(3, 31), piece(5, 51));
      const userCouponId = give(world, couponId);
      const input = { preOrderNo, addressId, userCouponId, payType: 'stripe', payChannel: 'pc' };
      return partsOf(market, createOrder(market, mali.id, input).no).toSorted(
        (a, b) => a.merId - b.merId,
      );
    };
    expect(place(COUPON.merchant).map(({ couponFee }) => couponFee)).toEqual([500, 0]);
    const parts = place(COUPON.platform);
    expect(parts.reduce((sum, { couponFee }) => sum + couponFee, 0)).toBe(1000);
    expect(parts.every(({ couponFee }) => couponFee > 300)).toBe(true);
  });
});

describe('pre-order', () => {
  it('lives five minutes, for its owner only', () => {
    const { market, mali, som, wait } = openWorld();
    const { no } = buildPreOrder(market, mali.id, { type: 'buyNow', ...piece(2, 21) });
    expect(refusal(() => loadPreOrder(market, som.id, no))).toBe('preOrderGone');
    wait(5 * MINUTE - 1);
    expect(loadPreOrder(market, mali.id, no).lines).toHaveLength(1);
    wait(1);
    expect(refusal(() => loadPreOrder(market, mali.id, no))).toBe('preOrderGone');
    runDueJobs(market);
    expect(market.state.preOrders).toEqual([]);
  });

  it('needs at least one piece, in stock and on the shelf', () => {
    const { market, mali } = openWorld();
    const build = (...args: Parameters<typeof piece>) =>
      refusal(() => buildPreOrder(market, mali.id, { type: 'buyNow', ...piece(...args) }));
    expect(build(2, 21, 0)).toBe('quantityRange');
    expect(build(1, 12, 2)).toBe('stockShort');
    expect(build(4, 41)).toBe('productMissing');
    expect(build(99, 41)).toBe('productMissing');
    expect(
      refusal(() => buildPreOrder(market, mali.id, { type: 'shoppingCart', lineIds: [] })),
    ).toBe('itemsMissing');
  });

  it('cannot be built from lines of somebody else', () => {
    const { market, mali, som } = openWorld();
    addToCart(market, mali.id, [piece(2, 21)]);
    const lineIds = market.state.cart.map(({ id }) => id);
    expect(refusal(() => buildPreOrder(market, som.id, { type: 'shoppingCart', lineIds }))).toBe(
      'lineMissing',
    );
  });
});
