import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#mocks/demo/catalogue/build.ts';
import { collectedProducts, followedMerchants } from '#mocks/market/collect.ts';
import { couponValidity, myCoupons } from '#mocks/market/coupons.ts';
import { couponOf } from '#mocks/market/lookups.ts';
import { createMarket, DEFAULT_SEED } from '#mocks/demo/market.ts';
import { activityGoods, homeActivities } from '#mocks/market/product-queries.ts';
import { userCounts } from '#mocks/market/profile.ts';
import { runDueJobs } from '#mocks/market/clock.ts';

const market = createMarket({ catalogue: buildCatalogue(DEFAULT_SEED) });
runDueJobs(market);
const [mali = 0, som = 0] = market.state.users.map(({ id }) => id);

describe('activities', () => {
  it('of every layout have products, one of them more than a page', () => {
    expect(new Set(homeActivities(market).map(({ activity }) => activity.type))).toEqual(
      new Set([1, 2, 3]),
    );
    for (const { activity } of homeActivities(market))
      expect(activityGoods(market, activity.id).products.length).toBeGreaterThan(3);
    expect(activityGoods(market, 1).products.length).toBeGreaterThan(10);
  });
});

describe('the coupons', () => {
  it('include every kind in every state', () => {
    const held = ['usable', 'unusable']
      .flatMap((kind) => myCoupons(market, mali, kind))
      .map((mine) => {
        const { useType, type } = couponOf(market, mine.couponId);
        return `${useType} ${type} ${couponValidity(market, mine)}`;
      });
    for (const useType of [1, 2, 3]) {
      for (const state of ['usable', 'unusable', 'overdue'])
        expect(held).toContain(`${useType} 1 ${state}`);
    }
    expect(held).toEqual(expect.arrayContaining(['3 2 usable', '3 3 usable', '3 1 notStart']));
    expect(myCoupons(market, som, 'all')).toEqual([]);
  });

  it('follow the rules: used and expired within their period', () => {
    for (const mine of myCoupons(market, mali, 'unusable')) {
      expect(mine.end).toBeGreaterThan(mine.start);
      if (mine.status === 1) expect(mine.useTime).toBeGreaterThan(mine.start);
      if (mine.status === 1) expect(mine.useTime).toBeLessThan(mine.end);
    }
  });
});

describe('the wishlist', () => {
  it('is longer than a page, newest first, without discontinued products', () => {
    const rows = collectedProducts(market, mali);
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.map(({ createTime }) => createTime)).toEqual(
      rows.map(({ createTime }) => createTime).sort((a, b) => b - a),
    );
    expect(userCounts(market, mali).collected).toBe(rows.length + 1);
    expect(collectedProducts(market, som)).toEqual([]);
  });

  it('is accompanied by followed stores', () => {
    expect(followedMerchants(market, mali).length).toBeGreaterThan(2);
    expect(followedMerchants(market, som)).toEqual([]);
  });
});
