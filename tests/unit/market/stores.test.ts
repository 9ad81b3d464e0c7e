import { describe, expect, it } from 'vitest';
import { storeCategoryTree } from '../../../mocks/market/category-queries.ts';
import { followerCount, followMerchant } from '../../../mocks/market/collect.ts';
import { merchantStreet, searchMerchants } from '../../../mocks/market/merchant-queries.ts';
import { createOrder } from '../../../mocks/market/order-create.ts';
import { buildPreOrder } from '../../../mocks/market/preorder.ts';
import { listProducts, listStoreProducts } from '../../../mocks/market/product-queries.ts';
import { playScenario } from '../../../mocks/market/sandbox.ts';
import { closeStore, openStore, reopenStores } from '../../../mocks/market/stores.ts';
import { buy, openWorld, piece, refusal } from './fixture.ts';

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe('a closed store', () => {
  it('is neither listed nor entered until it opens again', () => {
    const { market } = openWorld();
    closeStore(market, 1);
    closeStore(market, 1);
    expect(ids(merchantStreet(market))).toEqual([2]);
    expect(ids(searchMerchants(market, { lang: 'en' }))).toEqual([2]);
    expect(refusal(() => openStore(market, 1))).toBe('storeClosed');
    expect(refusal(() => openStore(market, 9))).toBe('merchantMissing');
    reopenStores(market);
    expect(openStore(market, 1).id).toBe(1);
  });

  it('has goods in the lists that nobody can begin to order', () => {
    const world = openWorld();
    const { market, mali, addressId } = world;
    const { no } = buildPreOrder(market, mali.id, { type: 'buyNow', ...piece(2, 21) });
    playScenario(market, 'storeClosed', { userId: mali.id, skuId: 21 });
    expect(ids(listProducts(market, { lang: 'en' }))).toContain(2);
    expect(refusal(() => buy(world))).toBe('storeClosed');
    const order = () =>
      createOrder(market, mali.id, {
        preOrderNo: no,
        addressId,
        payType: 'paypal',
        payChannel: 'pc',
      });
    expect(refusal(order)).toBe('accepted');
    playScenario(market, 'storesOpenAgain', { userId: mali.id });
    expect(refusal(() => buy(world))).toBe('accepted');
  });
});

describe('a store', () => {
  it('counts the followers it had and those since', () => {
    const { market, mali } = openWorld();
    const store = openStore(market, 2);
    store.followers = 40;
    followMerchant(market, mali.id, 2);
    expect(followerCount(market, 2)).toBe(41);
  });

  it('sorts its goods by its own categories; one that does not exist has none', () => {
    const { market } = openWorld();
    expect(storeCategoryTree(market, 1).map(({ item }) => item.id)).toEqual([10]);
    expect(storeCategoryTree(market, 9)).toEqual([]);
    expect(ids(listStoreProducts(market, 1, { lang: 'en', cid: 10 }))).toEqual([2, 1]);
    expect(listStoreProducts(market, 9, { lang: 'en', cid: 10 })).toEqual([]);
  });
});
