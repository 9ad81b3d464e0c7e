import { expect } from '@playwright/test';
import type { OperationId } from '#generated/operations.ts';
import { createPictures } from '../create-picture.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, defineStep, isShown, press, type StepContext } from './step.ts';

interface RefundFacts {
  orderNo: string;
}

const WORDS = 'Wrong size, please cancel';

const text = ({ page, language }: StepContext) => shopper(page, language).t;

/** A paid order that is not shipped. */
async function arrange({ call }: StepContext): Promise<RefundFacts> {
  const query = { type: 1, page: 1, limit: 10 };
  const { list } = await call<{ list: RefundFacts[] }>('orderList', { query });
  return { orderNo: list[0]?.orderNo ?? '' };
}

async function countRequests({ call }: StepContext, { orderNo }: RefundFacts): Promise<number> {
  const { list } = await call<{ list: { merOrderNo: string }[] }>('refundList', {
    query: { page: 1, limit: 100 },
  });
  return list.filter(({ merOrderNo }) => merOrderNo === orderNo).length;
}

async function open({ page, language }: StepContext, { orderNo }: RefundFacts) {
  const path = `/users/refund_confirm?orderNo=${orderNo}`;
  if (!page.url().includes(path)) await page.goto(language.prefix + path);
  return true;
}

const reason = ({ page }: StepContext) => page.getByRole('radio').first();
const remark = (context: StepContext) =>
  context.page.getByRole('textbox', {
    name: new RegExp(`^${text(context)('refund.remarkAsk').slice(0, 12)}`),
  });
const send = (context: StepContext) =>
  context.page.getByRole('button', { name: text(context)('refund.submit') });

/** Shown in place of the form once the request exists. */
const view = (context: StepContext) =>
  context.page.getByRole('main').getByRole('link', { name: text(context)('refund.view') });

async function fill(context: StepContext, facts: RefundFacts) {
  await open(context, facts);
  await expect(reason(context).or(view(context)).first()).toBeVisible();
  if (await isShown(view(context))) return;
  await reason(context).check();
  await remark(context).fill(WORDS);
}

const pictures = (context: StepContext) =>
  context.page.getByRole('button', {
    name: new RegExp(text(context)('a11y.removePicture', { n: '\\d' })),
  });

const read = (name: string, operation: OperationId): AnyStep =>
  defineStep<RefundFacts>({
    name,
    operation,
    writes: false,
    arrange,
    perform: open,
    isDone: async (context) => (await isShown(reason(context))) && isShown(send(context)),
    check: async (context, facts) => expect(await countRequests(context, facts)).toBe(0),
  });

export const REFUND_STEPS: AnyStep[] = [
  read('open the refund request', 'refundForm'),
  read('read the refund reasons', 'refundReasons'),
  defineStep<RefundFacts>({
    name: 'add a picture to the refund request',
    operation: 'imageUpload',
    writes: true,
    leavesDraft: true,
    arrange,
    start: fill,
    async perform(context) {
      if ((await pictures(context).count()) > 0) return false;
      await context.page.setInputFiles('input[type=file]', await createPictures(['teal']));
      return true;
    },
    isDone: async (context) => {
      const { page } = context;
      const retry = page.getByRole('button', { name: text(context)('common.retry') });
      if ((await isShown(retry)) || (await pictures(context).count()) !== 1) return false;
      return isShown(page.locator('form img'));
    },
    async check(context, facts) {
      await expect(remark(context)).toHaveValue(WORDS);
      await expect(reason(context)).toBeChecked();
      expect(await countRequests(context, facts)).toBe(0);
    },
  }),
  defineStep<RefundFacts>({
    name: 'request a refund',
    operation: 'refundApply',
    writes: true,
    arrange,
    start: fill,
    perform: async (context) => (await press(send(context))) || press(view(context)),
    isDone: async ({ page }) =>
      page.url().includes('refund_detail') && isShown(page.getByText(WORDS)),
    check: async (context, facts) => expect(await countRequests(context, facts)).toBe(1),
  }),
];
