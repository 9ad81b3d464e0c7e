import { expect } from '@playwright/test';
import { shopper } from '../shopper.ts';
import { settled } from '../settled.ts';
import { type AnyStep, defineStep, isShown, press, type StepContext } from './step.ts';

const noFacts = () => Promise.resolve(null);

const text = ({ page, language }: StepContext) => shopper(page, language).t;

const main = ({ page }: StepContext) => page.getByRole('main');

const items = (context: StepContext) => main(context).locator('article, a[href*="/goods_detail/"]');

/** Opens a page by a link of another one: the data of a page that is opened as a document comes with it. */
function follow(name: string, operation: AnyStep['operation'], from: string, to: string): AnyStep {
  const link = ({ page }: StepContext) =>
    page.locator(`a[href*="${to}"]`).filter({ visible: true });
  return defineStep({
    name,
    operation,
    writes: false,
    account: null,
    arrange: noFacts,
    async start(context) {
      await shopper(context.page, context.language).open(from);
      await link(context).last().scrollIntoViewIfNeeded();
      await settled(context.page);
    },
    perform: (context) => press(link(context).last()),
    isDone: async (context) => context.page.url().includes(to) && (await isShown(items(context))),
    check: async ({ page }) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  });
}

/** Lists that guests read, and the order that a mail links to. */
export const LOOK_UP_STEPS: AnyStep[] = [
  follow('open the top sellers', 'productLeaderboard', '/login', '/goods/top_one'),
  follow('open the stores', 'merchantStreet', '/login', '/merchant/merchant_street'),
  follow('open an activity', 'activityDetail', '/', '/goods/activity_list'),
  follow(
    'open the products of a store',
    'storeProducts',
    '/merchant/merchant/home?id=1',
    '/merchant/merchant/category',
  ),
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
    isDone: async (context) => isShown(main(context).getByText('Kaew Suwan')),
    check: async (context) =>
      expect(main(context).getByText(text(context)('order.lookUpReadOnly'))).toBeVisible(),
  }),
];
