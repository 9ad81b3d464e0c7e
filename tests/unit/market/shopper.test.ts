import { describe, expect, it } from 'vitest';
import {
  defaultAddress,
  findAddress,
  listAddresses,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from '#mocks/market/addresses.ts';
import {
  collectAgain,
  collectProducts,
  collectedProducts,
  deleteCollected,
  followMerchant,
  followedMerchants,
  followerCount,
  uncollectProduct,
  unfollowMerchant,
} from '#mocks/market/collect.ts';
import { userCounts } from '#mocks/market/profile.ts';
import { setOnShelf } from '#mocks/market/stock.ts';
import { address, openFixture, refusal } from './fixture.ts';

describe('addresses', () => {
  it('have one default, listed first', () => {
    const { market, mali, addressId } = openFixture();
    const second = saveAddress(market, mali.id, address({ isDefault: true }));
    const third = saveAddress(market, mali.id, address({ isDefault: true }));
    expect(listAddresses(market, mali.id).map(({ id }) => id)).toEqual([
      third.id,
      second.id,
      addressId,
    ]);
    expect(listAddresses(market, mali.id).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    setDefaultAddress(market, mali.id, addressId);
    expect(defaultAddress(market, mali.id)?.id).toBe(addressId);
  });

  it('are visible to their shopper only', () => {
    const { market, som, addressId } = openFixture();
    expect(findAddress(market, som.id, addressId)).toBeNull();
    expect(refusal(() => saveAddress(market, som.id, { ...address(), id: addressId }))).toBe(
      'addressMissing',
    );
    expect(refusal(() => removeAddress(market, som.id, addressId))).toBe('addressMissing');
    expect(refusal(() => setDefaultAddress(market, som.id, addressId))).toBe('addressMissing');
  });

  it('require a Chinese number in China', () => {
    const { market, mali } = openFixture();
    const save = (phone: string) =>
      refusal(() => saveAddress(market, mali.id, address({ countryCode: '86', phone })));
    expect(save('0812345678')).toBe('phoneMalformed');
    expect(save('13812345678')).toBe('accepted');
    expect(save('')).toBe('accepted');
  });
});

describe('wishlist', () => {
  it('adds and removes a product idempotently', () => {
    const { market, mali } = openFixture();
    collectProducts(market, mali.id, [1]);
    collectProducts(market, mali.id, [1, 2]);
    expect(collectedProducts(market, mali.id).map(({ product }) => product.id)).toEqual([2, 1]);
    uncollectProduct(market, mali.id, 2);
    uncollectProduct(market, mali.id, 2);
    expect(collectedProducts(market, mali.id)).toHaveLength(1);
  });

  it('adds several products; existing ones become the newest', () => {
    const { market, mali } = openFixture();
    collectProducts(market, mali.id, [1, 2]);
    collectAgain(market, mali.id, [1, 3]);
    expect(collectedProducts(market, mali.id).map(({ product }) => product.id)).toEqual([3, 1, 2]);
    expect(refusal(() => collectAgain(market, mali.id, [2, 99]))).toBe('productMissing');
    expect(collectedProducts(market, mali.id).map(({ product }) => product.id)).toEqual([3, 1, 2]);
  });

  it('hides discontinued products, which still count', () => {
    const { market, mali } = openFixture();
    collectProducts(market, mali.id, [1, 2]);
    setOnShelf(market, 2, false);
    expect(collectedProducts(market, mali.id).map(({ product }) => product.id)).toEqual([1]);
    expect(userCounts(market, mali.id).collected).toBe(2);
  });

  it('removes rows of its owner only', () => {
    const { market, mali, som } = openFixture();
    collectProducts(market, mali.id, [1, 2]);
    const [newest, oldest] = collectedProducts(market, mali.id).map(({ id }) => id);
    expect(refusal(() => deleteCollected(market, som.id, [newest ?? 0]))).toBe('collectGone');
    expect(refusal(() => deleteCollected(market, mali.id, []))).toBe('collectNothing');
    deleteCollected(market, mali.id, [newest ?? 0, 99_999]);
    expect(collectedProducts(market, mali.id).map(({ id }) => id)).toEqual([oldest]);
    expect(refusal(() => deleteCollected(market, mali.id, [newest ?? 0]))).toBe('collectGone');
  });

  it('follows and unfollows a store idempotently', () => {
    const { market, mali } = openFixture();
    followMerchant(market, mali.id, 2);
    followMerchant(market, mali.id, 2);
    expect(followerCount(market, 2)).toBe(1);
    unfollowMerchant(market, mali.id, 2);
    unfollowMerchant(market, mali.id, 2);
    expect(followedMerchants(market, mali.id)).toEqual([]);
    expect(refusal(() => followMerchant(market, mali.id, 9))).toBe('merchantMissing');
  });
});
