import { expect } from '@playwright/test';
import { shopper } from '../shopper.ts';
import { settled } from '../settled.ts';
import { type AnyStep, defineStep, isShown, press, type StepContext } from './step.ts';

const items = ({ page }: StepContext) =>
  page.locator('main article, main a[href*="/goods_detail/"]');

/** Opens a page by a link of another one: the data of a page that is opened as a document comes with it. */
function openByLink(
  name: string,
  operation: AnyStep['operation'],
  from: string,
  to: string,
): AnyStep {
  const link = ({ page }: StepContext) =>
    page.locator(`a[href*="${to}"]`).filter({ visible: true });
  return defineStep({
    name,
    operation,
    writes: false,
    account: null,
    arrange: () => Promise.resolve(null),
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

/** Lists that guests read. */
export const LIST_STEPS: AnyStep[] = [
  openByLink('open the top sellers', 'productLeaderboard', '/login', '/goods/top_one'),
  openByLink('open the stores', 'merchantStreet', '/login', '/merchant/merchant_street'),
  openByLink('open an activity', 'activityDetail', '/', '/goods/activity_list'),
  openByLink(
    'open the products of a store',
    'storeProducts',
    '/merchant/merchant/home?id=1',
    '/merchant/merchant/category',
  ),
];
