import { expect } from '@playwright/test';
import { SOM } from '../shop.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, defineStep, isShown, opens, press, type StepContext } from './step.ts';
import { ofItem } from '#tests/of-item.ts';

/** A merchant with coupons. */
const STORE = 1;
const WISHES = '/users/collection_list';

const text = ({ page, language }: StepContext) => shopper(page, language).t;

const namesOf = ({ page }: StepContext) => page.locator('.wishlist').getByRole('heading');

/** Ids of the products on the wish list. */
const wishes = async ({ call }: StepContext): Promise<readonly number[]> => {
  const { list } = await call<{ list: { productId: number }[] }>('collectProductList', {
    query: { page: 1, limit: 50 },
  });
  return list.map(({ productId }) => productId);
};

/** The heart of the first product, whatever is first meanwhile. */
const firstHeart = ({ page }: StepContext, [id]: readonly number[]) =>
  page
    .locator('.wishlist article')
    .filter({ has: page.locator(`a[href$="/goods_detail/${id}"]`) })
    .locator('.product-card__like');

const isFollowing = async ({ call }: StepContext): Promise<boolean> => {
  const { list } = await call<{ list: { merId: number }[] }>('collectMerchantList', {
    query: { page: 1, limit: 50 },
  });
  return list.some(({ merId }) => merId === STORE);
};

/** Names of the shopper's coupons: the list has no ids of the coupons themselves. */
const coupons = async ({ call }: StepContext): Promise<string[]> => {
  const { list } = await call<{ list: { name: string }[] }>('couponList', {
    query: { type: 'usable', page: 1, limit: 50 },
  });
  return list.map(({ name }) => name);
};

const mainButton = (context: StepContext, name: string) =>
  context.page.getByRole('main').getByRole('button', { name: ofItem(name) });

export const MEMBER_STEPS: AnyStep[] = [
  defineStep<readonly number[]>({
    name: 'open the wish list',
    operation: 'collectProductList',
    writes: false,
    arrange: wishes,
    perform: opens(WISHES),
    isDone: (context) => isShown(namesOf(context)),
    check: async (context, before) => expect(await wishes(context)).toEqual(before),
  }),
  defineStep<readonly number[]>({
    name: 'remove from the wish list',
    operation: 'collectProductDelete',
    writes: true,
    arrange: wishes,
    async start(context) {
      await opens(WISHES)(context);
      await expect(namesOf(context)).toHaveCount(12);
    },
    perform: (context, before) => press(firstHeart(context, before)),
    isDone: async (context, [id]) => (await wishes(context))[0] !== id,
    check: async (context, ids) => expect(await wishes(context)).toEqual(ids.slice(1)),
  }),
  defineStep<null>({
    name: 'follow a store',
    operation: 'collectMerchantAdd',
    writes: true,
    account: SOM,
    arrange: () => Promise.resolve(null),
    async start(context) {
      await opens(`/merchant/merchant/coupon?id=${STORE}`)(context);
      await expect(mainButton(context, text(context)('store.follow')).first()).toBeVisible();
    },
    perform: (context) => press(mainButton(context, text(context)('store.follow'))),
    isDone: async (context) =>
      (await isShown(mainButton(context, text(context)('store.following')))) &&
      (await isFollowing(context)),
    check: async (context) => expect(await isFollowing(context)).toBe(true),
  }),
  defineStep<string[]>({
    name: 'receive a coupon',
    operation: 'couponReceive',
    writes: true,
    account: SOM,
    arrange: coupons,
    async start(context) {
      await opens(`/merchant/merchant/coupon?id=${STORE}`)(context);
      await expect(mainButton(context, text(context)('coupon.get')).first()).toBeVisible();
    },
    perform: (context) => press(mainButton(context, text(context)('coupon.get'))),
    isDone: async (context, before) =>
      (await isShown(mainButton(context, text(context)('coupon.received')))) &&
      (await coupons(context)).length > before.length,
    async check(context, before) {
      const after = await coupons(context);
      expect(after).toEqual(expect.arrayContaining(before));
      expect(new Set(after).size, 'each coupon once').toBe(after.length);
    },
  }),
  defineStep<string[]>({
    name: 'open the coupons',
    operation: 'couponList',
    writes: false,
    arrange: coupons,
    perform: opens('/users/coupon_list'),
    isDone: async (context) =>
      isShown(
        mainButton(context, text(context)('coupon.use')).or(
          context.page.locator('main article, main li').filter({ hasText: /\d/ }),
        ),
      ),
    check: async (context, before) => expect(await coupons(context)).toEqual(before),
  }),
];
