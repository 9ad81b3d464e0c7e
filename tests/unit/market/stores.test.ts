import { describe, expect, it } from 'vitest';
import { storeCategoryTree } from '#mocks/market/category-queries.ts';
import { followerCount, followMerchant } from '#mocks/market/collect.ts';
import { merchantStreet, searchMerchants } from '#mocks/market/merchant-queries.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import { listProducts, listStoreProducts } from '#mocks/market/product-queries.ts';
import { playScenario } from '#mocks/market/sandbox.ts';
import { closeStore, openStore, reopenStores } from '#mocks/market/stores.ts';
import { buy, openFixture, piece, refusal } from './fixture.ts';

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe('a closed store', () => {
  it('is neither listed nor accessible until it opens', () => {
    const { market } = openFixture();
    closeStore(market, 1);
    closeStore(market, 1);
    expect(ids(merchantStreet(market))).toEqual([2]);
    expect(ids(searchMerchants(market, { lang: 'en' }))).toEqual([2]);
    expect(refusal(() => openStore(market, 1))).toBe('storeClosed');
    expect(refusal(() => openStore(market, 9))).toBe('merchantMissing');
    reopenStores(market);
    expect(openStore(market, 1).id).toBe(1);
  });

  it('has products in lists that cannot be ordered', () => {
    const fixture = openFixture();
    const { market, mali, addressId } = fixture;
    const { no } = buildPreOrder(market, mali.id, { type: 'buyNow', ...piece(2, 21) });
    playScenario(market, 'storeClosed', { userId: mali.id, skuId: 21 });
    expect(ids(listProducts(market, { lang: 'en' }))).toContain(2);
    expect(refusal(() => buy(fixture))).toBe('storeClosed');
    const order = () =>
      createOrder(market, mali.id, {
        preOrderNo: no,
        addressId,
        payType: 'paypal',
        payChannel: 'pc',
      });
    expect(refusal(order)).toBe('accepted');
    playScenario(market, 'storesOpenAgain', { userId: mali.id });
    expect(refusal(() => buy(fixture))).toBe('accepted');
  });
});

describe('a store', () => {
  it('counts seeded and new followers', () => {
    const { market, mali } = openFixture();
    const store = openStore(market, 2);
    store.followers = 40;
    followMerchant(market, mali.id, 2);
    expect(followerCount(market, 2)).toBe(41);
  });

  it('filters products by its categories; an unknown one is empty', () => {
    const { market } = openFixture();
    expect(storeCategoryTree(market, 1).map(({ item }) => item.id)).toEqual([10]);
    expect(storeCategoryTree(market, 9)).toEqual([]);
    expect(ids(listStoreProducts(market, 1, { lang: 'en', cid: 10 }))).toEqual([2, 1]);
    expect(listStoreProducts(market, 9, { lang: 'en', cid: 10 })).toEqual([]);
  });
});
