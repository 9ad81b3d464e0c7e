import { expect } from '@playwright/test';
import { MALI } from '../shop.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, defineStep, isShown, opens, press, type StepContext } from './step.ts';

const text = ({ page, language }: StepContext) => shopper(page, language).t;
const heading = ({ page }: StepContext) => page.getByRole('heading', { level: 1 });

interface Row {
  orderNo: string;
}

/** Numbers of the orders of a tab. */
const numbersOf = async ({ call }: StepContext, type: number): Promise<string[]> => {
  const { list } = await call<{ list: Row[] }>('orderList', {
    query: { type, page: 1, limit: 50 },
  });
  return list.map(({ orderNo }) => orderNo);
};

/** Confirms the question, and first opens it if it is closed. */
async function confirm(context: StepContext, name: string, scope = context.page.locator('main')) {
  const question = context.page.getByRole('alertdialog');
  if (!(await isShown(question)) && !(await press(scope.getByRole('button', { name }))))
    return false;
  return press(question.getByRole('button', { name }));
}

interface Received {
  orderNo: string;
}

interface Deleted {
  orderNo: string;
  others: string[];
}

export const ORDER_STEPS: AnyStep[] = [
  defineStep<string[]>({
    name: 'open the orders',
    operation: 'orderList',
    writes: false,
    arrange: (context) => numbersOf(context, 0),
    perform: opens('/users/order_list'),
    isDone: ({ page }) => isShown(page.getByRole('article')),
    check: async (context, before) => expect(await numbersOf(context, 0)).toEqual(before),
  }),
  defineStep<Row>({
    name: 'open a paid order',
    operation: 'orderDetail',
    writes: false,
    arrange: async (context) => ({ orderNo: (await numbersOf(context, 1))[0] ?? '' }),
    perform: (context, { orderNo }) =>
      opens(`/order/order_detail?orderNo=${orderNo}&orderStatus=1`)(context),
    isDone: async (context) =>
      isShown(heading(context).getByText(text(context)('order.nextToShip'))),
    check: async ({ page }, { orderNo }) => expect(page.getByRole('main')).toContainText(orderNo),
  }),
  defineStep<Received>({
    name: 'confirm the receipt',
    operation: 'orderTake',
    writes: true,
    arrange: async ({ sandbox }) => ({
      orderNo: await sandbox.control<string>({ do: 'ship', email: MALI.email }),
    }),
    async start(context, { orderNo }) {
      await opens(`/order/order_detail?orderNo=${orderNo}&orderStatus=2`)(context);
      await expect(heading(context)).toBeVisible();
    },
    perform: (context) => confirm(context, text(context)('order.confirmReceipt')),
    isDone: async (context) =>
      !(await isShown(context.page.getByRole('alertdialog'))) &&
      isShown(heading(context).getByText(text(context)('order.nextCompleted'))),
    async check(context, { orderNo }) {
      expect(await numbersOf(context, 3)).toContain(orderNo);
      expect(await numbersOf(context, 2)).not.toContain(orderNo);
    },
  }),
  defineStep<Deleted>({
    name: 'delete an order',
    operation: 'orderDelete',
    writes: true,
    async arrange(context) {
      const [orderNo = '', ...others] = await numbersOf(context, 3);
      return { orderNo, others };
    },
    async start(context) {
      await opens('/users/order_list?orderStatus=3')(context);
      await expect(context.page.getByRole('article').first()).toBeVisible();
    },
    perform: (context, { orderNo }) =>
      confirm(
        context,
        text(context)('order.delete'),
        context.page.getByRole('article').filter({ hasText: orderNo }),
      ),
    async isDone(context, { orderNo }) {
      const card = context.page.getByRole('article').filter({ hasText: orderNo });
      if (await isShown(context.page.getByRole('alertdialog'))) return false;
      return !(await isShown(card)) && !(await numbersOf(context, 3)).includes(orderNo);
    },
    check: async (context, { others }) => expect(await numbersOf(context, 3)).toEqual(others),
  }),
];
