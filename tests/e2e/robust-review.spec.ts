import { expiryIn } from './expiry.ts';
import { receiveOrder } from './received-order.ts';
import { reviewer, writePath } from './review-steps.ts';
import { expect, pause, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, expectAccessible, LAO, SOM } from './shop.ts';

test('session expires while a review is sent: it is sent once after signing in', async ({
  page,
  market,
  sandbox,
}) => {
  const me = reviewer(page, LAO);
  const expiry = expiryIn(page, sandbox, LAO, SOM);
  const som = await market.signIn(SOM);
  const { orderNo, lines } = await receiveOrder(som, sandbox, { email: SOM.email, size: 2 });
  await me.open(writePath(orderNo));
  await me.rate(5, 5);
  await me.text.fill('ດີຫຼາຍ');
  await pause(page);
  await expiry.end();
  await me.sendNext.click();
  await expiry.comeBack();
  await expect(me.step(2, 2)).toBeVisible();
  const { list } = await som.call<{ list: { comment: string }[] }>('productReviews', {
    params: { id: lines[0]?.productId ?? 0 },
    query: { type: 0, page: 1, limit: 50 },
  });
  expect(list.filter(({ comment }) => comment === 'ດີຫຼາຍ')).toHaveLength(1);
});

test('a reload keeps the draft; a failed picture and a failed call lose nothing', async ({
  page,
  market,
  sandbox,
}) => {
  const me = reviewer(page, CHINESE);
  const { t } = me;
  const som = await market.signIn(SOM);
  const { orderNo } = await receiveOrder(som, sandbox, { email: SOM.email, size: 2 });
  await me.open(writePath(orderNo));
  await me.rate(3, 2);
  await me.text.fill('还没写完');
  await me.addPictures('teal');
  // The author's picture and the uploaded one.
  await expect(me.preview.locator('img')).toHaveCount(2);
  await expect(me.form.getByText(t('review.draftSaved'))).toBeVisible();
  await page.reload();
  await expect(me.text).toHaveValue('还没写完');
  await expect(me.star('review.goodsScore', 3)).toBeChecked();
  await expect(me.star('reviews.serviceScore', 2)).toBeChecked();
  await expect(me.pictures).toHaveCount(1);

  await sandbox.control({ do: 'fault', operation: 'imageUpload', fault: 'http500', times: 1 });
  await me.addPictures('maroon');
  await expect(me.form.getByRole('button', { name: t('common.retry') })).toBeVisible();
  await me.pictures.last().click();
  await expect(me.pictures).toHaveCount(1);

  await pause(page);
  await sandbox.control({ do: 'fault', operation: 'reviewAdd', fault: 'http500', times: 1 });
  await me.sendNext.click();
  await expect(page.getByText(t('error.500'))).toBeVisible();
  await expect(me.text).toHaveValue('还没写完');
  await pause(page);
  await me.sendNext.click();
  await expect(me.step(2, 2)).toBeVisible();
  await expect(me.text).toHaveValue('');
  // The reload stays at the next item.
  await page.reload();
  await expect(me.text).toHaveValue('');
  await expect(me.send).toBeVisible();
});

for (const how of ['wild', 'long'] as const)
  test(`the form renders hostile data (${how})`, async ({ page, market, sandbox }) => {
    const me = reviewer(page, ENGLISH);
    const som = await market.signIn(SOM);
    const { orderNo } = await receiveOrder(som, sandbox, { email: SOM.email, size: 3 });
    await sandbox.control({ do: 'hostile', how });
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await me.open(writePath(orderNo));
      await expect(me.text).toBeVisible();
      await me.text.fill('W'.repeat(500));
      await expect
        .poll(() =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        )
        .toBe(0);
    }
    await expect.poll(() => page.evaluate(() => '__ran' in window)).toBe(false);
    await sandbox.control({ do: 'hostile', how: null });
  });

test('a form that fails to load can be retried', async ({ page, market, sandbox }) => {
  const me = reviewer(page, ENGLISH);
  const som = await market.signIn(SOM);
  const { orderNo } = await receiveOrder(som, sandbox, { email: SOM.email, size: 1 });
  await sandbox.control({ do: 'fault', operation: 'reviewableLines', fault: 'code500' });
  await me.open(writePath(orderNo));
  const retry = me.main.getByRole('button', { name: me.t('common.retry') });
  await expect(retry).toBeVisible();
  await expectAccessible(page, 'reviews that could not be loaded');
  await sandbox.control({ do: 'fault', operation: 'reviewableLines', fault: null });
  await retry.click();
  await expect(me.text).toBeVisible();
});
