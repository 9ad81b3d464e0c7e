import { expect } from '@playwright/test';
import { FEATURED_ID } from '#mocks/market/catalogue/special.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, defineStep, isShown, press, type StepContext } from './step.ts';

const PRODUCT = `/goods_detail/${FEATURED_ID}`;

const text = ({ page, language }: StepContext) => shopper(page, language).t;
const email = (context: StepContext) =>
  context.page.getByRole('dialog').getByRole('textbox', { name: text(context)('auth.email') });
const buyNow = (context: StepContext) =>
  press(context.page.getByRole('button', { name: text(context)('goods.buyNow') }));

async function fill(context: StepContext): Promise<void> {
  const visitor = context.page
    .getByRole('dialog')
    .getByRole('button', { name: text(context)('auth.mode7'), exact: true });
  await visitor.click();
  await email(context).fill('visitor@lychee.test');
}

/** A guest buys without an account. */
export const VISITOR_STEPS: AnyStep[] = [
  defineStep({
    name: 'buy without an account',
    operation: 'visitorRegister',
    writes: true,
    account: null,
    ownsPassword: true,
    arrange: () => Promise.resolve(null),
    async start(context) {
      await shopper(context.page, context.language).open(PRODUCT);
      await expect.poll(() => buyNow(context)).toBe(true);
      await fill(context);
    },
    async perform(context) {
      const { page, language } = context;
      if (await isShown(email(context)))
        return press(page.getByRole('dialog').locator('form button[type=submit]'));
      if (page.url().includes(PRODUCT)) return buyNow(context);
      await shopper(page, language).open(PRODUCT);
      return true;
    },
    isDone: async (context) =>
      context.page.url().includes('order_confirm') &&
      isShown(context.page.getByRole('button', { name: text(context)('address.add') })),
    check: async ({ page }) => expect(page.locator('.header__actUser')).toBeVisible(),
  }),
];
