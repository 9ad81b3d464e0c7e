import { expect, type Page } from '@playwright/test';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import type { TextKey } from '#/i18n/use-translation.ts';
import { shopper } from '../shopper.ts';
import { defineStep, isShown, press, type StepContext } from './step.ts';

interface Line {
  id: number;
  productId: number;
  attrId: number | null;
  cartNum: number;
}

/** The lines that can be bought, read from the market. */
async function linesOf({ call }: StepContext): Promise<Line[]> {
  const groups = await call<CartMerchantGroup[]>('cartList', { query: { isValid: true } });
  return groups
    .flatMap(({ cartInfoList }) => cartInfoList)
    .map(({ id, productId, attrId, cartNum }) => ({ id, productId, attrId, cartNum }));
}

/** A cart: the line that the step changes, and others that must not change. */
interface CartFacts {
  line: Line;
  others: Line[];
}

async function arrange(context: StepContext): Promise<CartFacts> {
  const [line, ...others] = await linesOf(context);
  if (!line || others.length < 2) throw new Error('The demo cart has too few lines');
  return { line, others };
}

const open = ({ page, language }: StepContext) =>
  page.goto(`${language.prefix}/order/shopping_cart`);

const rowOf = (page: Page, { productId }: Line) =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="goods_detail/${productId}"]`) })
    .filter({ has: page.getByRole('checkbox') })
    .first();

async function start(context: StepContext, { line }: CartFacts) {
  await open(context);
  await expect(rowOf(context.page, line)).toBeVisible();
}

const button = (context: StepContext, { line }: CartFacts, key: TextKey) =>
  rowOf(context.page, line).getByRole('button', {
    name: shopper(context.page, context.language).t(key),
  });

const expectOthers = async (context: StepContext, { others, line }: CartFacts) =>
  expect((await linesOf(context)).filter(({ id }) => id !== line.id)).toEqual(others);

async function isGone(context: StepContext, { line }: CartFacts) {
  if (await isShown(rowOf(context.page, line))) return false;
  return (await linesOf(context)).every(({ id }) => id !== line.id);
}

const undo = ({ page, language }: StepContext) =>
  page.getByRole('button', { name: shopper(page, language).t('common.undo') });

/** Opens the dialog with the options, if it is closed, and selects another one in stock, always the same. */
async function chooseOption(context: StepContext, { line }: CartFacts): Promise<boolean> {
  const { page } = context;
  const dialog = page.getByRole('dialog');
  const current = rowOf(page, line).getByRole('button').first();
  if (!(await isShown(dialog)) && !(await press(current))) return false;
  const values = ((await current.textContent()) ?? '').split(' · ');
  const options = dialog.locator('[aria-pressed]:enabled');
  const other = await options.evaluateAll(
    (nodes, taken) => nodes.findIndex(({ textContent }) => !taken.includes(textContent.trim())),
    values,
  );
  if (other < 0) return false;
  // An earlier press may have been late.
  const option = options.nth(other);
  return (await option.getAttribute('aria-pressed')) === 'true' || press(option);
}

const checkOutButton = ({ page, language }: StepContext) =>
  page.getByRole('button', { name: shopper(page, language).t('cart.checkout') });

export const CART_STEPS = [
  defineStep<CartFacts>({
    name: 'open the cart',
    operation: 'cartList',
    writes: false,
    arrange,
    async perform(context) {
      if (!context.page.url().includes('shopping_cart')) await open(context);
      return true;
    },
    isDone: (context, { line }) => isShown(rowOf(context.page, line)),
    async check(context, { line, others }) {
      for (const one of [line, ...others]) await expect(rowOf(context.page, one)).toBeVisible();
    },
  }),
  defineStep<CartFacts>({
    name: 'set a quantity',
    operation: 'cartSetQuantity',
    writes: true,
    arrange,
    start,
    async perform(context, { line }) {
      const field = rowOf(context.page, line).getByRole('spinbutton');
      if (!(await isShown(field))) return false;
      await field.fill(String(line.cartNum + 1));
      await field.press('Enter');
      return true;
    },
    async isDone(context, { line }) {
      const field = rowOf(context.page, line).getByRole('spinbutton');
      if (!(await isShown(field))) return false;
      const expected = line.cartNum + 1;
      if ((await field.inputValue()) !== String(expected)) return false;
      return (await linesOf(context)).some(
        ({ id, cartNum }) => id === line.id && cartNum === expected,
      );
    },
    check: expectOthers,
  }),
  defineStep<CartFacts>({
    name: 'remove a line',
    operation: 'cartDelete',
    writes: true,
    arrange,
    start,
    perform: (context, facts) => press(button(context, facts, 'cart.remove')),
    isDone: isGone,
    check: expectOthers,
  }),
  defineStep<CartFacts>({
    name: 'move a line to the wishlist',
    operation: 'collectProductBatch',
    writes: true,
    arrange,
    start,
    perform: (context, facts) => press(button(context, facts, 'cart.moveToWish')),
    isDone: isGone,
    async check(context, facts) {
      await expectOthers(context, facts);
      const { list } = await context.call<{ list: { id: number; productId: number }[] }>(
        'collectProductList',
        { query: { page: 1, limit: 50 } },
      );
      expect(list.filter(({ productId }) => productId === facts.line.productId)).toHaveLength(1);
    },
  }),
  defineStep<CartFacts>({
    name: 'undo a removal',
    operation: 'cartSave',
    writes: true,
    isAdditive: true,
    arrange,
    async start(context, facts) {
      await start(context, facts);
      await button(context, facts, 'cart.remove').click();
      await expect(undo(context)).toBeVisible();
    },
    perform: (context) => press(undo(context)),
    isDone: async (context, { line }) =>
      (await isShown(rowOf(context.page, line))) &&
      (await linesOf(context)).some(({ attrId }) => attrId === line.attrId),
    async check(context, facts) {
      const { line, others } = facts;
      const lines = await linesOf(context);
      expect(lines).toHaveLength(others.length + 1);
      expect(lines).toContainEqual({ ...line, id: expect.any(Number) });
    },
  }),
  defineStep<CartFacts>({
    name: 'change an option',
    operation: 'cartReselect',
    writes: true,
    arrange,
    async start(context, facts) {
      await start(context, facts);
      await expect.poll(() => chooseOption(context, facts)).toBe(true);
    },
    async perform(context, facts) {
      const { page, language } = context;
      const ok = page
        .getByRole('dialog')
        .getByRole('button', { name: shopper(page, language).t('common.ok'), exact: true });
      return (await press(ok)) || ((await chooseOption(context, facts)) && press(ok));
    },
    isDone: async (context, { line }) =>
      !(await isShown(context.page.getByRole('dialog'))) &&
      (await linesOf(context)).some(({ id, attrId }) => id === line.id && attrId !== line.attrId),
    check: expectOthers,
  }),
  defineStep<CartFacts>({
    name: 'check out',
    operation: 'preOrderCreate',
    writes: true,
    arrange,
    start,
    perform: (context) => press(checkOutButton(context)),
    async isDone({ page, language }) {
      if (!page.url().includes('order_confirm')) return false;
      const { t } = shopper(page, language);
      return isShown(page.getByRole('button', { name: t('checkout.placeOrder') }));
    },
    check: async (context, { line, others }) =>
      expect(await linesOf(context)).toEqual([line, ...others]),
  }),
];
