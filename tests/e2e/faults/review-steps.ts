import { expect } from '@playwright/test';
import { receiveOrder } from '../received-order.ts';
import { LIST, reviewer, writePath } from '../review-steps.ts';
import { SOM } from '../shop.ts';
import { type AnyStep, defineStep, isShown, press, type StepContext } from './step.ts';

interface ReviewFacts {
  orderNo: string;
  productId: number;
}

const WORDS = 'Two weeks in daily use.';

const me = ({ page, language }: StepContext) => reviewer(page, language);

/** A received order of one product. */
async function arrange({ sandbox, connect }: StepContext): Promise<ReviewFacts> {
  const client = await connect(SOM);
  const order = await receiveOrder(client, sandbox, { email: SOM.email, size: 1 });
  return { orderNo: order.orderNo, productId: order.lines[0]?.productId ?? 0 };
}

async function countReviews({ call }: StepContext, { productId }: ReviewFacts): Promise<number> {
  const { list } = await call<{ list: { comment: string }[] }>('productReviews', {
    params: { id: productId },
    query: { type: 0, page: 1, limit: 50 },
  });
  return list.filter(({ comment }) => comment === WORDS).length;
}

async function start(context: StepContext, { orderNo }: ReviewFacts) {
  const form = me(context);
  await form.open(writePath(orderNo));
  await form.rate(5, 4);
  await form.text.fill(WORDS);
}

async function expectFilled(context: StepContext) {
  await expect(me(context).text).toHaveValue(WORDS);
  await expect(me(context).star('review.goodsScore', 5)).toBeChecked();
}

export const REVIEW_STEPS: AnyStep[] = [
  defineStep<ReviewFacts>({
    name: 'open the reviews to write',
    operation: 'reviewableLines',
    writes: false,
    account: SOM,
    arrange,
    async perform({ page, language }) {
      if (!page.url().includes(LIST)) await page.goto(language.prefix + LIST);
      return true;
    },
    isDone: (context) => isShown(me(context).writeLinks),
    check: async (context, facts) => expect(await countReviews(context, facts)).toBe(0),
  }),
  defineStep<ReviewFacts>({
    name: 'add a picture to the review',
    operation: 'imageUpload',
    writes: true,
    leavesDraft: true,
    account: SOM,
    arrange,
    start,
    async perform(context) {
      const form = me(context);
      if ((await form.pictures.count()) > 0) return false;
      await form.addPictures('teal');
      return true;
    },
    async isDone(context) {
      const form = me(context);
      const retry = form.form.getByRole('button', { name: form.t('common.retry') });
      if ((await isShown(retry)) || (await form.pictures.count()) !== 1) return false;
      // The author's picture and the uploaded one.
      return (await form.preview.locator('img').count()) === 2;
    },
    async check(context, facts) {
      await expectFilled(context);
      expect(await countReviews(context, facts)).toBe(0);
    },
  }),
  defineStep<ReviewFacts>({
    name: 'send a review with a picture',
    operation: 'reviewAdd',
    writes: true,
    account: SOM,
    arrange,
    async start(context, facts) {
      await start(context, facts);
      const form = me(context);
      await form.addPictures('teal');
      await expect(form.preview.locator('img')).toHaveCount(2);
      await expect(form.form.getByText(form.t('review.draftSaved'))).toBeVisible();
    },
    perform: (context) => press(me(context).send),
    async isDone(context) {
      const form = me(context);
      // After a reload the order has nothing left to review.
      const nothing = context.page.getByText(form.t('review.nothing'));
      return (await isShown(form.thanks(1))) || isShown(nothing);
    },
    check: async (context, facts) => expect(await countReviews(context, facts)).toBe(1),
  }),
];
