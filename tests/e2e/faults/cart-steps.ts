import { expect, type Page } from '@playwright/test';
import type { CartMerchantGroup } from '../../../generated/model/cartMerchantGroup.ts';
import { shopper } from '../shopper.ts';
import { isShown, press, step, type Walk } from './walk.ts';

interface Line {
  id: number;
  productId: number;
  attrId: number | null;
  cartNum: number;
}

/** The lines that can be bought, as the market has them. */
async function linesOf({ ask }: Walk): Promise<Line[]> {
  const groups = await ask<CartMerchantGroup[]>('cartList', { query: { isValid: true } });
  return groups
    .flatMap(({ cartInfoList }) => cartInfoList)
    .map(({ id, productId, attrId, cartNum }) => ({ id, productId, attrId, cartNum }));
}

/** A cart with one line that the step is about, and others that must stay as they are. */
interface CartFacts {
  line: Line;
  others: Line[];
}

async function arrange(walk: Walk): Promise<CartFacts> {
  const [line, ...others] = await linesOf(walk);
  if (!line || others.length < 2) throw new Error('The demo cart has too few lines');
  return { line, others };
}

const open = ({ page, language }: Walk) => page.goto(`${language.prefix}/order/shopping_cart`);

const rowOf = (page: Page, { productId }: Line) =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="goods_detail/${productId}"]`) })
    .filter({ has: page.getByRole('checkbox') })
    .first();

async function start(walk: Walk, { line }: CartFacts) {
  await open(walk);
  await expect(rowOf(walk.page, line)).toBeVisible();
}

const button = (walk: Walk, { line }: CartFacts, key: string) =>
  rowOf(walk.page, line).getByRole('button', { name: shopper(walk.page, walk.language).t(key) });

const expectOthers = async (walk: Walk, { others, line }: CartFacts) =>
  expect((await linesOf(walk)).filter(({ id }) => id !== line.id)).toEqual(others);

async function isGone(walk: Walk, { line }: CartFacts) {
  if (await isShown(rowOf(walk.page, line))) return false;
  return (await linesOf(walk)).every(({ id }) => id !== line.id);
}

const undo = ({ page, language }: Walk) =>
  page.getByRole('button', { name: shopper(page, language).t('common.undo') });

/** Opens the dialog with the options, where it is not open, and chooses another one that is in stock. */
async function chooseOption(walk: Walk, { line }: CartFacts): Promise<boolean> {
  const { page } = walk;
  const dialog = page.getByRole('dialog');
  if (!(await isShown(dialog))) {
    const options = rowOf(page, line).getByRole('button').first();
    if (!(await press(options))) return false;
  }
  return press(dialog.locator('[aria-pressed="false"]:enabled'));
}

const checkOutButton = ({ page, language }: Walk) =>
  page.getByRole('button', { name: shopper(page, language).t('cart.checkout') });

export const CART_STEPS = [
  step<CartFacts>({
    name: 'open the cart',
    operation: 'cartList',
    writes: false,
    arrange,
    async act(walk) {
      if (!walk.page.url().includes('shopping_cart')) await open(walk);
      return true;
    },
    isDone: (walk, { line }) => isShown(rowOf(walk.page, line)),
    async check(walk, { line, others }) {
      for (const one of [line, ...others]) await expect(rowOf(walk.page, one)).toBeVisible();
    },
  }),
  step<CartFacts>({
    name: 'set a quantity',
    operation: 'cartSetQuantity',
    writes: true,
    arrange,
    start,
    async act(walk, { line }) {
      const field = rowOf(walk.page, line).getByRole('spinbutton');
      if (!(await isShown(field))) return false;
      await field.fill(String(line.cartNum + 1));
      await field.press('Enter');
      return true;
    },
    async isDone(walk, { line }) {
      const field = rowOf(walk.page, line).getByRole('spinbutton');
      if (!(await isShown(field))) return false;
      const wanted = line.cartNum + 1;
      if ((await field.inputValue()) !== String(wanted)) return false;
      return (await linesOf(walk)).some(({ id, cartNum }) => id === line.id && cartNum === wanted);
    },
    check: expectOthers,
  }),
  step<CartFacts>({
    name: 'remove a line',
    operation: 'cartDelete',
    writes: true,
    arrange,
    start,
    act: (walk, facts) => press(button(walk, facts, 'cart.remove')),
    isDone: isGone,
    check: expectOthers,
  }),
  step<CartFacts>({
    name: 'move a line to the wish list',
    operation: 'collectProductAdd',
    writes: true,
    arrange,
    start,
    act: (walk, facts) => press(button(walk, facts, 'cart.moveToWish')),
    isDone: isGone,
    async check(walk, facts) {
      await expectOthers(walk, facts);
      const { list } = await walk.ask<{ list: { id: number; productId: number }[] }>(
        'collectProductList',
        { query: { page: 1, limit: 50 } },
      );
      expect(list.filter(({ productId }) => productId === facts.line.productId)).toHaveLength(1);
    },
  }),
  step<CartFacts>({
    name: 'undo a removal',
    operation: 'cartSave',
    writes: true,
    isAdditive: true,
    arrange,
    async start(walk, facts) {
      await start(walk, facts);
      await button(walk, facts, 'cart.remove').click();
      await expect(undo(walk)).toBeVisible();
    },
    act: (walk) => press(undo(walk)),
    isDone: async (walk, { line }) =>
      (await isShown(rowOf(walk.page, line))) &&
      (await linesOf(walk)).some(({ attrId }) => attrId === line.attrId),
    async check(walk, facts) {
      const { line, others } = facts;
      const lines = await linesOf(walk);
      expect(lines).toHaveLength(others.length + 1);
      expect(lines).toContainEqual({ ...line, id: expect.any(Number) });
    },
  }),
  step<CartFacts>({
    name: 'change an option',
    operation: 'cartReselect',
    writes: true,
    arrange,
    async start(walk, facts) {
      await start(walk, facts);
      await expect.poll(() => chooseOption(walk, facts)).toBe(true);
    },
    async act(walk, facts) {
      const { page, language } = walk;
      const ok = page
        .getByRole('dialog')
        .getByRole('button', { name: shopper(page, language).t('common.ok'), exact: true });
      return (await press(ok)) || ((await chooseOption(walk, facts)) && press(ok));
    },
    isDone: async (walk, { line }) =>
      !(await isShown(walk.page.getByRole('dialog'))) &&
      (await linesOf(walk)).some(({ id, attrId }) => id === line.id && attrId !== line.attrId),
    check: expectOthers,
  }),
  step<CartFacts>({
    name: 'check out',
    operation: 'preOrderCreate',
    writes: true,
    arrange,
    start,
    act: (walk) => press(checkOutButton(walk)),
    async isDone({ page, language }) {
      if (!page.url().includes('order_confirm')) return false;
      const { t } = shopper(page, language);
      return isShown(page.getByRole('button', { name: t('checkout.placeOrder') }));
    },
    check: async (walk, { line, others }) => expect(await linesOf(walk)).toEqual([line, ...others]),
  }),
];
