import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.ts';

const CLOSED = 6;

describe('activities', () => {
  it('have details and pages of products', async () => {
    const { call, switches } = await openShop();
    const { data: detail } = await call('activityDetail', { with: { aid: 1 } });
    expect(JSON.parse(detail.banner)).toEqual(['http://shop.test/media/activity/1/banner.webp']);
    const { data: second } = await call('activityProducts', {
      with: { aid: 1, page: 2, limit: 10 },
    });
    expect(second.list).toHaveLength(second.total - 10);
    for (const aid of [CLOSED, 99]) {
      expect((await call('activityDetail', { with: { aid } })).code).toBe(500);
      expect((await call('activityProducts', { with: { aid } })).code).toBe(500);
    }
    expect(switches.violations).toEqual([]);
  });
});

describe('the wishlist', () => {
  it('adds several products and removes rows', async () => {
    const { call, switches } = await openShop();
    const list = async () => (await call('collectProductList')).data;
    const before = await list();
    const again = before.list.slice(-2).map(({ productId }) => productId);
    expect(
      (await call('collectProductBatch', { body: { id: again, category: 'store' } })).code,
    ).toBe(200);
    const after = await list();
    expect(after.total).toBe(before.total);
    expect(after.list.slice(0, 2).map(({ productId }) => productId)).toEqual(again.toReversed());

    const ids = after.list
      .slice(0, 2)
      .map(({ id }) => id)
      .join(',');
    expect((await call('collectProductDelete', { body: { ids } })).code).toBe(200);
    expect((await list()).total).toBe(before.total - 2);
    expect((await call('collectProductDelete', { body: { ids } })).code).toBe(500);
    expect(switches.violations).toEqual([]);
  });

  it('rejects empty and malformed requests', async () => {
    const { call } = await openShop();
    expect((await call('collectProductBatch', { body: { id: [], category: 'store' } })).code).toBe(
      400,
    );
    expect((await call('collectProductDelete', { body: {} })).code).toBe(400);
    expect((await call('collectProductDelete', { body: { ids: 'one' } })).code).toBe(400);
    expect((await call('collectProductDelete', { body: { ids: '' } })).code).toBe(500);
  });
});

describe('my coupons', () => {
  it('are listed by usability for the caller', async () => {
    const { call, switches } = await openShop();
    const { data: user } = await call('userInfo');
    const { data: usable } = await call('couponList', { with: { type: 'usable' } });
    const { data: unusable } = await call('couponList', { with: { type: 'unusable' } });
    expect(usable.total).toBe(user.couponCount);
    expect(new Set(usable.list.map(({ validStr }) => validStr))).toEqual(
      new Set(['usable', 'notStart']),
    );
    expect(unusable.list.map(({ status }) => status)).toEqual(
      unusable.list.map(({ status }) => status).toSorted(),
    );
    expect((await call('couponList')).code).toBe(400);
    expect(switches.violations).toEqual([]);
  });
});

describe('operations for other clients', () => {
  it('agree with those of the storefront', async () => {
    const { call, switches } = await openShop();
    const { data: home } = await call('mobileHomeIndex');
    const { data: pc } = await call('homeIndex');
    const { data: tree } = await call('productCategories');
    expect(home.categoryList).toEqual(
      tree.slice(0, 6).map(({ id, name, icon }) => ({ id, name, icon })),
    );
    expect((await call('payCurrency')).data).toBe(pc.shopPayCurrency);
    expect(pc.logoUrl.startsWith((await call('imageDomain')).data)).toBe(true);
    expect(switches.violations).toEqual([]);
  });

  it('summarize reviews', async () => {
    const { call, market, switches } = await openShop();
    const hasReviews = (id: number) =>
      market.catalogue.reviews.some(({ productId }) => productId === id);
    const [reviewed, unreviewed] = [true, false].map(
      (isReviewed) =>
        market.catalogue.products.find(
          ({ id, onShelf }) => onShelf && hasReviews(id) === isReviewed,
        )?.id ?? 0,
    );
    const { data: digest } = await call('productReviewDigest', { with: { id: reviewed ?? 0 } });
    const { data: reviews } = await call('productReviews', {
      with: { id: reviewed ?? 0, type: 0 },
    });
    expect(digest).toMatchObject({ sumCount: reviews.total, productReply: reviews.list[0] });
    expect((await call('productReviewDigest', { with: { id: unreviewed ?? 0 } })).data).toEqual({
      sumCount: 0,
      replyChance: '0',
      productReply: null,
    });
    expect(switches.violations).toEqual([]);
  });
});
