import { addUser } from '#mocks/market/accounts.ts';
import { saveAddress } from '#mocks/market/addresses.ts';
import { openMarket, type Market } from '#mocks/market/context.ts';
import { couponOf } from '#mocks/market/lookups.ts';
import { grantCoupon } from '#mocks/market/coupons.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import { emptyState } from '#mocks/market/empty-state.ts';
import type { MasterOrder, User } from '#mocks/market/state.ts';
import type { SettlementForm } from '#mocks/market/settlement.ts';
import { START, smallCatalogue } from './small-catalogue.ts';

export interface Fixture {
  market: Market;
  mali: User;
  som: User;
  addressId: number;
  /** advances the market's clock */
  wait(by: number): void;
}

/** An empty market with two shoppers; the first has an address. */
export function openFixture(): Fixture {
  const market = openMarket({
    catalogue: smallCatalogue(),
    state: emptyState(1),
    realNow: () => START,
  });
  const [mali, som] = ['mali', 'som'].map((name) =>
    addUser(market, { type: 'email', email: `${name}@lychee.test`, password: 'Lychee-2026' }),
  ) as [User, User];
  const { id: addressId } = saveAddress(market, mali.id, address());
  return { market, mali, som, addressId, wait: (by) => void (market.state.clockOffset += by) };
}

export function address(more: { isDefault?: boolean; countryCode?: string; phone?: string } = {}) {
  return {
    realName: 'Mali',
    email: 'mali@lychee.test',
    phone: '0812345678',
    countryCode: '66',
    country: 'Thailand',
    detail: '88 Nimman',
    postCode: 50200,
    isDefault: false,
    ...more,
  };
}

export const DELIVERY = { type: 'express', name: 'Post', code: 'post', no: '1' } as const;

/** A valid application to sell. */
export const APPLICATION: SettlementForm = {
  name: 'Ping River',
  realName: 'Mali',
  email: 'hello@ping.example',
  categoryId: 4,
  typeId: 1,
  address: 'Chiang Mai',
  pictures: ['/media/a.webp'],
};

export const piece = (productId: number, skuId: number, quantity = 1) => ({
  productId,
  skuId,
  quantity,
});

export function grant(fixture: Fixture, couponId: number): number {
  return grantCoupon(fixture.market, fixture.mali.id, couponOf(fixture.market, couponId)).id;
}

/** Buys pieces of one sku at once. */
export function buy(
  fixture: Fixture,
  pieces = piece(2, 21),
  userCouponId: number | null = null,
): MasterOrder {
  const { market, mali, addressId } = fixture;
  const { no } = buildPreOrder(market, mali.id, { type: 'buyNow', ...pieces });
  return createOrder(market, mali.id, {
    preOrderNo: no,
    addressId,
    userCouponId,
    payType: 'paypal',
    payChannel: 'pc',
  });
}

/** Message key of the refusal, or `accepted`. */
export function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Error && 'key' in error) return String(error.key);
    throw error;
  }
  return 'accepted';
}
