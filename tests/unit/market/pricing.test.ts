import { describe, expect, it } from 'vitest';
import { addToCart } from '#mocks/market/cart.ts';
import { grantCoupon, listOffers, myCoupons, receiveCoupon } from '#mocks/market/coupons.ts';
import { couponOf } from '#mocks/market/lookups.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { partsOf } from '#mocks/market/order-queries.ts';
import { cancelOrder } from '#mocks/market/order-steps.ts';
import {
  buildPreOrder,
  loadPreOrder,
  preOrderCoupons,
  pricePreOrder,
} from '#mocks/market/preorder.ts';
import { runDueJobs } from '#mocks/market/clock.ts';
import { buy, grant, openFixture, piece, refusal, type Fixture } from './fixture.ts';
import { COUPON, DAY, MINUTE } from './small-catalogue.ts';

/** A pre-order of the whole cart. */
function checkout({ market, mali }: Fixture, ...items: ReturnType<typeof piece>[]): string {
  addToCart(market, mali.id, items);
  const lineIds = market.state.cart.map((line) => line.id);
  return buildPreOrder(market, mali.id, { type: 'shoppingCart', lineIds }).no;
}

describe('price', () => {
  it('adds products and flat postage per piece', () => {
    const fixture = openFixture();
    const no = checkout(fixture, piece(1, 11, 2), piece(3, 31));
    const price = pricePreOrder(fixture.market, fixture.mali.id, no);
    expect(price).toEqual({ products: 5000, postage: 450, discount: 0, payable: 5450 });
  });

  it('applies merchant, product and platform coupons to their products', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const no = checkout(fixture, piece(1, 11, 2), piece(3, 31));
    const discount = (couponId: number) =>
      pricePreOrder(market, mali.id, no, grant(fixture, couponId)).discount;
    expect(discount(COUPON.merchant)).toBe(500);
    expect(discount(COUPON.product)).toBe(3000);
    expect(discount(COUPON.platform)).toBe(1000);
    expect(pricePreOrder(market, mali.id, no, 0).discount).toBe(0);
  });

  it('lists exactly the applicable coupons', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const ids = Object.values(COUPON).map((couponId) => grant(fixture, couponId));
    // The total reaches the merchant coupon's minimum, but not that merchant's products.
    const no = checkout(fixture, piece(1, 11, 1), piece(3, 31));
    const accepted = ids.filter(
      (id) => refusal(() => pricePreOrder(market, mali.id, no, id)) === 'accepted',
    );
    const offeredIds = preOrderCoupons(market, mali.id, no).map(({ id }) => id);
    expect(offeredIds.toSorted()).toEqual(accepted.toSorted());
    expect(refusal(() => pricePreOrder(market, mali.id, no, ids[0]))).toBe('couponMinimum');
    expect(refusal(() => pricePreOrder(market, mali.id, no, ids[5]))).toBe('couponTooBig');
  });

  it('refuses coupons of other users, of other products and out of their period', () => {
    const fixture = openFixture();
    const { market, mali, som, wait } = fixture;
    const price = (id: number) =>
      refusal(() => pricePreOrder(market, mali.id, checkout(fixture, piece(5, 51)), id));
    expect(price(grantCoupon(market, som.id, couponOf(market, COUPON.limited)).id)).toBe(
      'couponMissing',
    );
    expect(price(grant(fixture, COUPON.merchant))).toBe('couponNoMerchant');
    expect(price(grant(fixture, COUPON.product))).toBe('couponNoGoods');

    const old = grant(fixture, COUPON.limited);
    wait(11 * DAY);
    expect(price(old)).toBe('couponExpired');
  });
});

describe('coupon life', () => {
  it('is used by an order and returned when it is cancelled', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const id = grant(fixture, COUPON.merchant);
    const order = buy(fixture, piece(2, 21), id);
    expect(order).toMatchObject({ couponFee: 500, payPrice: 1500, userCouponId: id });
    expect(myCoupons(market, mali.id, 'unusable').map((mine) => mine.id)).toEqual([id]);
    expect(refusal(() => buy(fixture, piece(2, 21), id))).toBe('couponUsed');

    cancelOrder(market, mali.id, order.no);
    expect(myCoupons(market, mali.id, 'usable').map((mine) => mine.id)).toEqual([id]);
  });

  it('expires', () => {
    const fixture = openFixture();
    grant(fixture, COUPON.merchant);
    fixture.wait(10 * DAY + 1);
    runDueJobs(fixture.market);
    expect(myCoupons(fixture.market, fixture.mali.id, 'unusable')[0]?.status).toBe(2);
  });

  it('is received once, while available', () => {
    const { market, mali, som } = openFixture();
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
    const { market } = openFixture();
    expect(listOffers(market, { useType: 2, productId: 3 })).toHaveLength(1);
    expect(listOffers(market, { useType: 2, productId: 1 })).toHaveLength(0);
  });
});

describe('shares', () => {
  it('assigns a merchant coupon to its merchant, and splits a platform coupon to the cent', () => {
    const fixture = openFixture();
    const { market, mali, addressId } = fixture;
    const place = (couponId: number) => {
      const preOrderNo = checkout(fixture, piece(1, 11, 2), piece(3, 31), piece(5, 51));
      const userCouponId = grant(fixture, couponId);
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
  it('is valid for five minutes, for its owner only', () => {
    const { market, mali, som, wait } = openFixture();
    const { no } = buildPreOrder(market, mali.id, { type: 'buyNow', ...piece(2, 21) });
    expect(refusal(() => loadPreOrder(market, som.id, no))).toBe('preOrderGone');
    wait(5 * MINUTE - 1);
    expect(loadPreOrder(market, mali.id, no).lines).toHaveLength(1);
    wait(1);
    expect(refusal(() => loadPreOrder(market, mali.id, no))).toBe('preOrderGone');
    runDueJobs(market);
    expect(market.state.preOrders).toEqual([]);
  });

  it('requires at least one piece, in stock and on sale', () => {
    const { market, mali } = openFixture();
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

  it('cannot contain lines of another user', () => {
    const { market, mali, som } = openFixture();
    addToCart(market, mali.id, [piece(2, 21)]);
    const lineIds = market.state.cart.map(({ id }) => id);
    expect(refusal(() => buildPreOrder(market, som.id, { type: 'shoppingCart', lineIds }))).toBe(
      'lineMissing',
    );
  });
});
