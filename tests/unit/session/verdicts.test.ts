// @vitest-environment happy-dom
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { getAddressAllQueryOptions } from '#generated/client/address/address.ts';
import { getCartListQueryOptions } from '#generated/client/cart/cart.ts';
import {
  getCollectMerchantListQueryOptions,
  getCollectProductListQueryOptions,
} from '#generated/client/collect/collect.ts';
import { getCouponOffersQueryOptions } from '#generated/client/coupon/coupon.ts';
import { getReviewableLinesQueryOptions } from '#generated/client/review/review.ts';
import { getUserInfoQueryOptions } from '#generated/client/user/user.ts';
import type { Market } from '#mocks/market/context.ts';
import { testMarket } from '#mocks/test.ts';
import { provideApiContext } from '#/api/context.ts';
import { isApiError } from '#/api/error.ts';
import { createQueryClient } from '#/api/query-client.ts';
import { readNow } from '#/api/read-now.ts';
import { noop } from '#/lib/noop.ts';
import type { Write } from '#/session/write.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const ORIGIN = 'http://localhost';
const PAGE = { page: 1, limit: 50 };

/** The writes with a verdict, by name. */
const verified = new Map<string, Write<unknown[]>>();
for (const file of globSync('src/**/actions.ts', { cwd: root }))
  for (const [name, write] of Object.entries(
    (await import(join(root, file))) as Record<string, Write<unknown[]>>,
  ))
    if (write.verify) verified.set(name, write);

interface Shop {
  client: QueryClient;
  state: Market['state'];
  catalogue: Market['catalogue'];
}
type Prepare = (shop: Shop) => Promise<unknown[]>;

const addresses = ({ client }: Shop) => readNow(client, getAddressAllQueryOptions());
async function lines({ client }: Shop) {
  const groups = await readNow(client, getCartListQueryOptions({ isValid: true }));
  return groups.flatMap(({ cartInfoList }) => cartInfoList);
}
const removed = (line: unknown) => [{ line, isDeselected: false, newWishes: null }];
const wishes = async ({ client }: Shop) =>
  (await readNow(client, getCollectProductListQueryOptions(PAGE))).list;
const followed = async ({ client }: Shop) =>
  (await readNow(client, getCollectMerchantListQueryOptions(PAGE))).list;
const userId = ({ state }: Shop) =>
  state.users.find(({ email }) => email === 'mali@lychee.test')!.id;
const orders = (shop: Shop) =>
  shop.state.merchantOrders.filter(
    (order) => order.userId === userId(shop) && !order.deletedByUser,
  );
const isPaid = ({ state }: Shop, no: string) =>
  state.masterOrders.some((master) => master.no === no && master.paid);
const paid = (shop: Shop, status: number) =>
  orders(shop).find(
    (order) => order.status === status && order.refundStatus === 0 && isPaid(shop, order.masterNo),
  )!;

/** Arguments of each write, for something that can be done. */
const ARGS: Record<string, Prepare> = {
  saveAddress: async (shop) => {
    const [{ id: _id, uid: _uid, ...fields } = {}] = await addresses(shop);
    return [{ ...fields, detail: '12 New Road', isDefault: false }];
  },
  setDefaultAddress: async (shop) => [(await addresses(shop)).find((one) => !one.isDefault)!.id],
  deleteAddress: async (shop) => [(await addresses(shop))[0]!.id],
  setQuantity: async (shop) => {
    const line = (await lines(shop)).find(({ stock }) => (stock ?? 0) > 5)!;
    return [line.id, line.cartNum === 2 ? 3 : 2, ''];
  },
  reselect: async (shop) => {
    for (const { id, productId, attrId } of await lines(shop)) {
      const { skus = [] } = shop.catalogue.products.find((one) => one.id === productId) ?? {};
      const other = skus.find((sku) => sku.id !== attrId && sku.stock > 0);
      if (other) return [{ id, num: 1, productId, unique: other.id }];
    }
    throw new Error('No line with another option');
  },
  removeLines: async (shop) => [removed((await lines(shop))[0])],
  restoreLines: async (shop) => {
    const [line] = await lines(shop);
    shop.state.cart = shop.state.cart.filter(({ id }) => id !== line!.id);
    return [removed(line)];
  },
  receiveCoupon: async ({ client }) => {
    const { list } = await client.fetchQuery(
      getCouponOffersQueryOptions({ useType: 1, merId: 0, page: 1, limit: 50 }),
    );
    return [list.find(({ isUse }) => !isUse)!.id];
  },
  setFollowed: async (shop) => [(await followed(shop))[0]!.merId, false],
  unfollowStores: async (shop) => [(await followed(shop)).slice(0, 2)],
  followStores: async (shop) => {
    const rows = await followed(shop);
    shop.state.followedMerchants = [];
    return [rows];
  },
  cancelOrder: async ({ state, ...shop }) => [
    state.masterOrders.find(
      (master) => master.userId === userId({ state, ...shop }) && !master.paid && !master.cancelled,
    )!.no,
  ],
  deleteOrder: async (shop) => [paid(shop, 3).no],
  confirmReceipt: async (shop) => [paid(shop, 1).no],
  addWishes: async (shop) => {
    const ids = (await wishes(shop)).map(({ productId }) => productId);
    const others = shop.catalogue.products.filter(
      ({ id, onShelf }) => onShelf && !ids.includes(id),
    );
    return [others.slice(0, 2).map(({ id }) => id)];
  },
  removeWish: async (shop) => [(await wishes(shop))[0]!.productId],
  removeWishes: async (shop) => [(await wishes(shop)).slice(0, 2)],
  restoreWishes: async (shop) => {
    const rows = await wishes(shop);
    shop.state.collectedProducts = [];
    return [rows.slice(0, 2)];
  },
  requestRefund: async (shop) => [
    paid(shop, 0).no,
    { reason: 'Wrong address', remark: '', pictures: [] },
  ],
  addReview: async ({ client }) => [
    (await readNow(client, getReviewableLinesQueryOptions(PAGE))).list[0],
    { star: 5, serviceStar: 5, comment: 'As shown', pictures: [] },
  ],
  editUser: async ({ client }) => {
    const { avatar } = await readNow(client, getUserInfoQueryOptions());
    return ['Another name', avatar];
  },
};

/** Needs a code from a mailbox and pictures: `tests/e2e/faults/application-steps.ts`. */
const ELSEWHERE = ['sendApplication'];

/** Calls the market as its shopper. `lose` says what happens to writes. */
async function openMarket(profile: string) {
  const { market, fetch } = testMarket(profile);
  let lose: 'nothing' | 'request' | 'answer' = 'nothing';
  let token: string | null = null;
  const client = createQueryClient({ sessionEnded: noop });
  client.setDefaultOptions({ queries: { retry: false } });
  provideApiContext(() => ({
    baseUrl: ORIGIN,
    language: 'en',
    token: () => token,
    report: noop,
    fetch: async (request) => {
      if (request.method === 'GET' || lose === 'nothing') return fetch(request);
      if (lose === 'answer') await fetch(request);
      throw new TypeError('Failed to fetch');
    },
  }));
  const { emailLogin } = await import('#generated/client/login/login.ts');
  ({ token } = await emailLogin({ email: 'mali@lychee.test', password: 'Lychee-2026' }));
  const { state, catalogue } = market;
  return {
    shop: { client, state, catalogue },
    lose: (what: typeof lose) => {
      lose = what;
    },
  };
}

const isDone = (verdict: unknown) =>
  verdict === true || (typeof verdict === 'object' && verdict !== null);

it('every write with a verdict is tried here', () => {
  expect([...Object.keys(ARGS), ...ELSEWHERE].sort()).toEqual([...verified.keys()].sort());
});

describe.each(['complete', 'as-is'])('a write without a response (%s)', (profile) => {
  it.each(Object.keys(ARGS))('is known to be done if it was, and only then: %s', async (name) => {
    const { shop, lose } = await openMarket(profile);
    const args = await ARGS[name]!(shop);
    const { send, verify } = verified.get(name)!;
    /** Sends it and reads whether it has happened. */
    async function isVerified(what: 'request' | 'answer') {
      lose(what);
      const error = await send(shop.client, ...args).catch((problem: unknown) => problem);
      lose('nothing');
      if (!isApiError(error)) throw new TypeError(`${name} did not fail`);
      return isDone(await verify!({ client: shop.client, error }, ...args));
    }
    expect(await isVerified('request')).toBe(false);
    expect(await isVerified('answer')).toBe(true);
  });
});
