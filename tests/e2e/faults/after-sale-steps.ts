import { expect } from '@playwright/test';
import { type AnyStep, defineStep, isShown, opens, type StepContext } from './step.ts';

interface Refund {
  refundOrderNo: string;
}

const refunds = async ({ call }: StepContext): Promise<string[]> => {
  const { list } = await call<{ list: Refund[] }>('refundList', { query: { page: 1, limit: 50 } });
  return list.map(({ refundOrderNo }) => refundOrderNo);
};

/** What shoppers read of their refunds. */
export const AFTER_SALE_STEPS: AnyStep[] = [
  defineStep<string[]>({
    name: 'open the refunds',
    operation: 'refundList',
    writes: false,
    arrange: refunds,
    perform: opens('/users/refund_list'),
    isDone: ({ page }) => isShown(page.getByRole('article')),
    async check(context, before) {
      await expect(context.page.getByRole('main')).toContainText(before[0] ?? '');
      expect(await refunds(context)).toEqual(before);
    },
  }),
  defineStep<Refund>({
    name: 'open a refund',
    operation: 'refundDetail',
    writes: false,
    arrange: async (context) => ({ refundOrderNo: (await refunds(context))[0] ?? '' }),
    perform: (context, { refundOrderNo }) =>
      opens(`/order/refund_detail?orderNo=${refundOrderNo}`)(context),
    isDone: ({ page }, { refundOrderNo }) =>
      isShown(page.getByRole('main').getByText(refundOrderNo)),
    check: async ({ page }) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  }),
];
