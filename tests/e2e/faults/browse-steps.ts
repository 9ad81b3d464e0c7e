import { expect } from '@playwright/test';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { settled } from '../settled.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, defineStep, isShown, press, type StepContext } from './step.ts';

const cards = ({ page }: StepContext) => page.locator('main article').filter({ visible: true });

const text = ({ page, language }: StepContext) => shopper(page, language).t;

const buyNow = (context: StepContext) =>
  context.page.getByRole('button', { name: text(context)('goods.buyNow') });

const storeLink = ({ page }: StepContext) =>
  page.locator('main a[href*="/merchant/merchant/home?id="]');

const open = (path: string) => (context: StepContext) =>
  shopper(context.page, context.language)
    .open(path)
    .then(() => undefined);

const noFacts = () => Promise.resolve(null);

async function countPieces({ call }: StepContext): Promise<number> {
  const groups = await call<CartMerchantGroup[]>('cartList', { query: { isValid: true } });
  return groups
    .flatMap(({ cartInfoList }) => cartInfoList)
    .filter(({ productId }) => productId === FEATURED_ID)
    .reduce((sum, { cartNum }) => sum + cartNum, 0);
}

export const BROWSE_STEPS: AnyStep[] = [
  defineStep({
    name: 'search',
    operation: 'productList',
    writes: false,
    account: null,
    arrange: noFacts,
    start: open('/'),
    async perform({ page }) {
      const words = page.getByRole('search').getByRole('combobox');
      if (!(await isShown(words))) return false;
      await words.fill('a');
      await words.press('Enter');
      return true;
    },
    isDone: async (context) =>
      context.page.url().includes('goods_search') && isShown(cards(context)),
    check: async (context) => await expect.poll(() => cards(context).count()).toBeGreaterThan(3),
  }),
  defineStep({
    name: 'open a product',
    operation: 'productDetail',
    writes: false,
    account: null,
    arrange: noFacts,
    start: open('/goods/goods_search?cid=1'),
    perform: (context) => press(cards(context).getByRole('link')),
    isDone: async (context) =>
      context.page.url().includes('goods_detail') && isShown(buyNow(context)),
    check: async ({ page }) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  }),
  defineStep({
    name: 'open a store',
    operation: 'merchantIndex',
    writes: false,
    account: null,
    arrange: noFacts,
    async start(context) {
      await open(`/goods_detail/${FEATURED_ID}`)(context);
      // A link that is not hydrated opens a document, whose data the server loads. The lower part hydrates in the window.
      await storeLink(context).first().scrollIntoViewIfNeeded();
      await settled(context.page);
    },
    perform: (context) => press(storeLink(context)),
    isDone: async (context) =>
      context.page.url().includes('/merchant/home') && isShown(cards(context)),
    check: async ({ page }) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  }),
  defineStep<number>({
    name: 'add to the cart',
    operation: 'cartSave',
    writes: true,
    isAdditive: true,
    arrange: countPieces,
    start: open(`/goods_detail/${FEATURED_ID}`),
    perform: (context) =>
      press(
        context.page.getByRole('button', { name: text(context)('goods.addToCart'), exact: true }),
      ),
    isDone: async (context, before) => (await countPieces(context)) > before,
    check: async (context, before) => expect(await countPieces(context)).toBe(before + 1),
  }),
];
