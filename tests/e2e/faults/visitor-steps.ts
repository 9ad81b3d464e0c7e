import { expect } from '@playwright/test';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
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

/** A guest buys without an account, and opens the order that the mail links to. */
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
  defineStep<string>({
    name: 'open an order from a mail',
    operation: 'visitorMasterOrderDetail',
    writes: false,
    account: null,
    arrange: async ({ sandbox }) =>
      (await sandbox.control<{ address: string }[]>({ do: 'links' }))[0]?.address ?? '',
    async perform(context, address) {
      const view = context.page.getByRole('button', { name: text(context)('order.view') });
      if (await isShown(view)) return press(view);
      if (!context.page.url().includes('order_detail'))
        await shopper(context.page, context.language).open(address);
      return true;
    },
    isDone: async (context) => isShown(context.page.getByRole('main').getByText('Kaew Suwan')),
    check: async (context) =>
      expect(
        context.page.getByRole('main').getByText(text(context)('order.lookUpReadOnly')),
      ).toBeVisible(),
  }),
];
