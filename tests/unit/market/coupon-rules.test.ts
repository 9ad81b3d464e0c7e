import { describe, expect, it, vi } from 'vitest';
import {
  couponValidity,
  expireCoupons,
  giveBackCoupon,
  grantNewUserCoupons,
  listOffers,
  myCoupons,
  type OfferQuery,
  receiveCoupon,
} from '#mocks/market/coupons.ts';
import type { Coupon } from '#mocks/market/model.ts';
import { currentPrice, setPriceLevel } from '#mocks/market/prices.ts';
import { discountFor, tryCoupon, usableCoupons } from '#mocks/market/pricing.ts';
import type { PreOrderLine, UserCoupon } from '#mocks/market/state.ts';
import { grant, openFixture, refusal } from './fixture.ts';
import { COUPON, DAY, START } from './small-catalogue.ts';

/** The fixture with changed coupons. */
function openWith(changes: Record<number, Partial<Coupon>>) {
  const fixture = openFixture();
  for (const coupon of fixture.market.catalogue.coupons) Object.assign(coupon, changes[coupon.id]);
  const offers = (query: OfferQuery) => listOffers(fixture.market, query).map(({ id }) => id);
  const find = (id: number): UserCoupon => {
    const found = fixture.market.state.userCoupons.find((mine) => mine.id === id);
    if (!found) throw new Error(`No coupon ${id}`);
    return found;
  };
  return { ...fixture, fixture, offers, find };
}

const lineOf = (productId: number, price: number, quantity = 1): PreOrderLine => ({
  cartLineId: null,
  productId,
  skuId: productId * 10 + 1,
  quantity,
  price,
  postage: 0,
});

describe('offers', () => {
  it('are listed from the first to the last moment of their period', () => {
    const { offers, wait } = openWith({
      [COUPON.limited]: { receiveStart: START + DAY, receiveEnd: START + 2 * DAY },
      [COUPON.high]: { receiveEnd: null, useEnd: START + DAY },
    });
    expect(offers({ useType: 3 })).toEqual([COUPON.high, COUPON.platform]);
    wait(DAY);
    expect(offers({ useType: 3 })).toEqual([COUPON.high, COUPON.limited, COUPON.platform]);
    wait(DAY);
    expect(offers({ useType: 3 })).toEqual([COUPON.limited, COUPON.platform]);
    wait(1);
    expect(offers({ useType: 3 })).toEqual([COUPON.platform]);
  });

  it('are sorted by their rank, then the newest first', () => {
    const { offers } = openWith({ [COUPON.platform]: { sort: 5 }, [COUPON.high]: { sort: 1 } });
    expect(offers({ useType: 3 })).toEqual([COUPON.platform, COUPON.high, COUPON.limited]);
  });

  it('are those of a merchant or a product, or all of a kind', () => {
    const { offers } = openWith({});
    expect(offers({ useType: 1 })).toEqual([COUPON.merchant]);
    expect(offers({ useType: 1, merId: 1 })).toEqual([COUPON.merchant]);
    expect(offers({ useType: 1, merId: 2 })).toEqual([]);
    expect(offers({ useType: 1, productId: 5 })).toEqual([COUPON.merchant]);
    expect(offers({ useType: 2 })).toEqual([COUPON.product]);
    expect(offers({ useType: 2, productId: 4 })).toEqual([COUPON.product]);
    expect(offers({ useType: 2, productId: 5 })).toEqual([]);
    expect(offers({ useType: 2, merId: 1, productId: 4 })).toEqual([]);
    expect(offers({ useType: 3, merId: 9 })).toHaveLength(3);
  });
});

describe('receiving', () => {
  it('is refused for gifts, after the end, and twice', () => {
    const { market, mali, som, wait } = openWith({
      [COUPON.platform]: { receiveEnd: START },
      [COUPON.high]: { useEnd: START },
    });
    const receive = (couponId: number, userId = mali.id) =>
      refusal(() => receiveCoupon(market, userId, couponId));
    expect(receive(COUPON.welcome)).toBe('couponMissing');
    expect(receive(COUPON.platform)).toBe('accepted');
    expect(receive(COUPON.platform)).toBe('couponTaken');
    expect(receive(COUPON.limited)).toBe('accepted');
    expect(receive(COUPON.limited, som.id)).toBe('couponNoneLeft');
    wait(1);
    expect(receive(COUPON.platform, som.id)).toBe('couponEnded');
    expect(receive(COUPON.high)).toBe('couponEnded');
  });

  it('gives new members what is left of the gifts that are not over', () => {
    const { market, mali, som } = openWith({
      [COUPON.welcome]: { isLimited: true, total: 3 },
    });
    for (let time = 0; time < 4; time += 1)
      grantNewUserCoupons(market, time === 0 ? mali.id : som.id);
    expect(market.state.userCoupons.map(({ couponId }) => couponId)).toEqual(
      Array.from({ length: 3 }, () => COUPON.welcome),
    );

    const over = openWith({ [COUPON.welcome]: { useEnd: START } });
    over.wait(1);
    grantNewUserCoupons(over.market, over.mali.id);
    expect(over.market.state.userCoupons).toEqual([]);
  });

  it('is stored', () => {
    const { market, mali } = openWith({});
    const changed = vi.spyOn(market, 'changed');
    receiveCoupon(market, mali.id, COUPON.platform);
    expect(changed).toHaveBeenCalled();
  });
});

describe('the coupons of a member', () => {
  it('are listed by kind', () => {
    const { market, mali, som, fixture, find } = openWith({});
    const [first = 0, second = 0, third = 0] = [COUPON.platform, COUPON.high, COUPON.merchant].map(
      (id) => grant(fixture, id),
    );
    find(first).status = 2;
    find(third).status = 1;
    const listed = (kind: string) => myCoupons(market, mali.id, kind).map(({ id }) => id);
    expect(listed('usable')).toEqual([second]);
    expect(listed('unusable')).toEqual([third, first]);
    expect(listed('all')).toEqual([third, second, first]);
    expect(myCoupons(market, som.id, 'all')).toEqual([]);
  });

  it('are valid to the last moment, and from the first', () => {
    const { market, fixture, find } = openWith({});
    const mine = find(grant(fixture, COUPON.platform));
    const validity = (times: Partial<UserCoupon>) =>
      couponValidity(market, Object.assign(mine, { start: START, end: START, status: 0 }, times));
    expect(validity({})).toBe('usable');
    expect(validity({ end: START - 1 })).toBe('overdue');
    expect(validity({ start: START + 1, end: START + 2 })).toBe('notStart');
    expect(validity({ status: 1 })).toBe('unusable');
    expect(validity({ status: 2, end: START + DAY })).toBe('overdue');
  });

  it('expire after their last moment, and only then is something stored', () => {
    const { market, fixture, find, wait } = openWith({});
    const mine = find(grant(fixture, COUPON.platform));
    mine.end = START + 5;
    const changed = vi.spyOn(market, 'changed');
    wait(5);
    expireCoupons(market);
    expect(mine.status).toBe(0);
    expect(changed).not.toHaveBeenCalled();
    wait(1);
    expireCoupons(market);
    expect(mine.status).toBe(2);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('are given back only if they were used', () => {
    const { market, fixture, find } = openWith({});
    const [other, used, expired] = [COUPON.high, COUPON.platform, COUPON.merchant].map((id) =>
      find(grant(fixture, id)),
    );
    if (!other || !used || !expired) throw new Error('Nothing was granted');
    Object.assign(other, { status: 1, useTime: START });
    Object.assign(used, { status: 1, useTime: START });
    expired.status = 2;
    for (const { id } of [used, expired]) giveBackCoupon(market, id);
    giveBackCoupon(market, 999);
    expect(used).toMatchObject({ status: 0, useTime: null });
    expect(expired.status).toBe(2);
    expect(other).toMatchObject({ status: 1, useTime: START });
  });
});

describe('the discount', () => {
  it('is refused before the first moment of a coupon', () => {
    const { market, fixture, find } = openWith({});
    const mine = find(grant(fixture, COUPON.platform));
    mine.start = START + 1;
    expect(tryCoupon(market, [lineOf(1, 9000)], mine)).toBe('couponNotStarted');
  });

  it('needs the minimum, and less than the whole price', () => {
    const { market, fixture, find } = openWith({ [COUPON.platform]: { money: 1000 } });
    const mine = find(grant(fixture, COUPON.platform));
    expect(tryCoupon(market, [lineOf(1, 3999)], mine)).toBe('couponMinimum');
    expect(tryCoupon(market, [lineOf(1, 4000)], mine)).toMatchObject({ total: 1000 });
    const high = find(grant(fixture, COUPON.limited));
    expect(tryCoupon(market, [lineOf(1, 500)], high)).toBe('couponTooBig');
    expect(tryCoupon(market, [lineOf(1, 501)], high)).toMatchObject({ total: 500 });
  });

  it('is nothing without a coupon, also with the number -1 of the existing backend', () => {
    const { market, mali } = openWith({});
    for (const id of [null, undefined, 0, -1])
      expect(discountFor(market, mali.id, [lineOf(1, 9000)], id)).toEqual({
        total: 0,
        shares: new Map(),
      });
  });

  it('offers the own coupons that apply, the highest first, then the oldest', () => {
    const { market, mali, som, fixture } = openWith({ [COUPON.limited]: { money: 1000 } });
    const ids = [COUPON.merchant, COUPON.limited, COUPON.platform, COUPON.high].map((id) =>
      grant(fixture, id),
    );
    const usable = (userId: number) =>
      usableCoupons(market, userId, [lineOf(1, 9000)]).map(({ id }) => id);
    expect(usable(mali.id)).toEqual([ids[1], ids[2], ids[0]]);
    expect(usable(som.id)).toEqual([]);
  });
});

describe('the price level', () => {
  it('changes the price of one product, and is stored', () => {
    const { market } = openWith({});
    const changed = vi.spyOn(market, 'changed');
    setPriceLevel(market, 1, 110);
    expect(currentPrice(market, 1, 995)).toBe(1095);
    expect(currentPrice(market, 2, 995)).toBe(995);
    expect(changed).toHaveBeenCalledOnce();
    expect(() => setPriceLevel(market, 999, 110)).toThrow();
  });
});
