import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expiryIn } from './expiry.ts';
import { keyboard } from './keyboard.ts';
import { extensionStep } from './profile.ts';
import { receiveOrder } from './received-order.ts';
import { countCalls, expect, pause, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, expectAccessible, type Language, LAO, SOM, THAI } from './shop.ts';
import { shopper } from './shopper.ts';

test.describe.configure({ timeout: 120_000 });

const LIST = '/users/evaluation_list';
const writeOf = (orderNo: string) => `/users/evaluation_confirm?orderNo=${orderNo}`;

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

function reviewer(page: Page, language: Language) {
  const me = shopper(page, language);
  const { t } = me;
  const main = page.getByRole('main');
  const form = main
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: t('review.text') }) });
  const star = (key: string, n: number) =>
    form
      .getByRole('radiogroup', { name: t(key) })
      .getByRole('radio', { name: t('review.stars', { n }) });
  return {
    ...me,
    main,
    form,
    star,
    text: form.getByRole('textbox', { name: t('review.text') }),
    preview: main.getByRole('complementary', { name: t('review.preview') }),
    pictures: form.getByRole('button', {
      name: new RegExp(t('a11y.removePicture', { n: '\\d' })),
    }),
    sendNext: form.getByRole('button', { name: t('review.submitNext') }),
    send: form.getByRole('button', { name: t('review.submit'), exact: true }),
    step: (n: number, total: number) => form.getByText(t('review.step', { n, total })),
    thanks: (count: number) =>
      main.getByRole('heading', {
        name: t(`review.thanksTitle_${count === 1 && language === ENGLISH ? 'one' : 'other'}`, {
          count,
        }),
      }),

    async rate(product: number, service: number) {
      await star('review.goodsScore', product).check({ force: true });
      await star('review.serviceOfStore', service).check({ force: true });
    },
    async addPictures(...colours: string[]) {
      const files = await Promise.all(
        colours.map(async (colour) => ({
          name: `${colour}.png`,
          mimeType: 'image/png',
          buffer: await picture(colour),
        })),
      );
      await form.locator('input[type=file]').setInputFiles(files);
    },
  };
}

for (const [language, firstWords, more] of [
  [ENGLISH, 'Two weeks in daily use.', '\n  Well made, <b>no</b> loose thread.'],
  [THAI, 'ใช้มาสองสัปดาห์แล้ว', '\nคุณภาพดี สีตรงตามรูป'],
] as const)
  test(`several items are reviewed one after another, and the merchant replies, in ${language.locale}`, async ({
    page,
    market,
    sandbox,
  }) => {
    const me = reviewer(page, language);
    const { t, main, form } = me;
    const som = await market.signIn(SOM);
    const added = countCalls(page, 'reviewAdd');

    await test.step('no reviews to write yet', async () => {
      await me.open(LIST);
      await expect(main.getByText(t('review.emptyToWrite'))).toBeVisible();
      await expectAccessible(page, 'no reviews to write');
    });

    await extensionStep('ownReviews', 'no reviews written yet', async () => {
      await me.open(`${LIST}?tab=written`);
      await expect(main.getByText(t('review.emptyWritten'))).toBeVisible();
    });

    const { orderNo, lines } = await receiveOrder(som, sandbox, { email: SOM.email, size: 3 });
    const [first] = lines;

    await test.step('the received items are listed, the first one is opened', async () => {
      await me.open(LIST);
      const links = main.getByRole('link', { name: new RegExp(t('review.writeOf', { name: '' })) });
      await expect(links).toHaveCount(3);
      await expectAccessible(page, 'reviews to write');
      await links.first().click();
      await expect(page).toHaveURL(new RegExp(`orderNo=${orderNo}&line=${first?.id}`));
      await expect(me.step(1, 3)).toBeVisible();
      await pause(page);
      await expectAccessible(page, 'writing a review');
    });

    await test.step('missing fields show errors, and the first one has focus', async () => {
      await me.sendNext.click();
      for (const key of ['form.reviewStars', 'review.serviceStars', 'form.reviewText'])
        await expect(form.locator('.field__error', { hasText: t(key) }).first()).toBeVisible();
      await expect(me.star('review.goodsScore', 1)).toBeFocused();
      await expectAccessible(page, 'a review with errors');
    });

    await test.step('the first is sent once, with pictures', async () => {
      await me.rate(5, 4);
      await me.text.fill(firstWords + more);
      await me.addPictures('teal', 'maroon');
      await expect(me.pictures).toHaveCount(2);
      await expect(me.preview).toContainText('S**m');
      await expect(me.preview.locator('img')).toHaveCount(3);
      await pause(page);
      await me.sendNext.dblclick();
      await expect(me.step(2, 3)).toBeVisible();
      await expect(me.text).toHaveValue('');
      await expect(form.locator('.field__error')).toHaveCount(0);
      expect(added()).toBe(1);
      await expect(page).toHaveURL(new RegExp(`line=${lines[1]?.id}$`));
    });

    await test.step('the second is skipped, the last one is sent', async () => {
      await pause(page);
      await form.getByRole('button', { name: t('review.skip') }).click();
      await expect(me.step(3, 3)).toBeVisible();
      await me.rate(1, 5);
      await me.text.fill('-');
      await pause(page);
      await me.send.dblclick();
      // The second press may come after the form is unmounted and move the focus.
      await expect(me.thanks(2)).toBeVisible();
      expect(added()).toBe(2);
      await expectAccessible(page, 'thanks for reviews');
    });

    await test.step('the list and the counts are updated without a reload', async () => {
      await main.getByRole('link', { name: t('review.more_other', { count: 1 }) }).click();
      await expect(
        main.getByRole('link', { name: new RegExp(t('review.writeOf', { name: '' })) }),
      ).toHaveCount(1);
      await expect(
        page
          .getByRole('navigation', { name: t('nav.account'), exact: true })
          .locator('[aria-current=true]'),
      ).toContainText('1');
    });
    await extensionStep('ownReviews', 'the new review is listed', () =>
      expect(main.getByText(firstWords)).toBeVisible(),
    );

    await sandbox.control({ do: 'reply', email: SOM.email });
    await sandbox.control({ do: 'reply', email: SOM.email });
    await extensionStep('ownReviews', 'the merchant’s reply is shown with the review', async () => {
      await me.open(`${LIST}?tab=written`);
      const review = main.getByRole('article').filter({ hasText: firstWords });
      await expect(review.getByText('Thank you for your review.')).toBeVisible();
      expect(await review.locator('p[dir=auto]').first().textContent()).toBe(firstWords + more);
      await review
        .getByRole('button', { name: new RegExp(t('a11y.enlarge', { n: '' })) })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectAccessible(page, 'written reviews');
    });

    await test.step('it is public on the product page', async () => {
      await me.open(`/goods_detail/${first?.productId}`);
      const review = main.locator('.review').filter({ hasText: firstWords });
      await expect(review).toContainText('S**m');
      await expect(review.locator('.review__pics img')).toHaveCount(2);
      await expect(review).toContainText('Thank you for your review.');
    });
  });

test('the product page shows a new review without a reload', async ({ page, market, sandbox }) => {
  const me = reviewer(page, ENGLISH);
  const som = await market.signIn(SOM);
  const { orderNo, lines } = await receiveOrder(som, sandbox, { email: SOM.email, size: 1 });
  await me.open(`/goods_detail/${lines[0]?.productId}`);
  await expect(me.main.locator('.review').first()).toBeVisible();
  await page
    .getByRole('link', { name: me.t('nav.myOrders') })
    .first()
    .click();
  await page
    .getByRole('link', { name: new RegExp(`^${me.t('account.reviews')}`) })
    .first()
    .click();
  await me.main
    .getByRole('link', { name: new RegExp(me.t('review.writeOf', { name: '' })) })
    .click();
  await expect(page).toHaveURL(new RegExp(orderNo));
  await me.rate(4, 4);
  await me.text.fill('Seen at once');
  await pause(page);
  await me.send.click();
  await expect(me.thanks(1)).toBeFocused();
  await me.main.getByRole('link', { name: new RegExp(me.t('review.seeProduct')) }).click();
  await expect(me.main.locator('.review').filter({ hasText: 'Seen at once' })).toBeVisible();
});

test('session expires while a review is sent: it is sent once after signing in', async ({
  page,
  market,
  sandbox,
}) => {
  const me = reviewer(page, LAO);
  const expiry = expiryIn(page, sandbox, LAO, SOM);
  const som = await market.signIn(SOM);
  const { orderNo, lines } = await receiveOrder(som, sandbox, { email: SOM.email, size: 2 });
  await me.open(writeOf(orderNo));
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
  await me.open(writeOf(orderNo));
  await me.rate(3, 2);
  await me.text.fill('还没写完');
  await me.addPictures('teal');
  // The author's picture and the uploaded one.
  await expect(me.preview.locator('img')).toHaveCount(2);
  await expect(me.form.getByText(t('review.draftSaved'))).toBeVisible();
  await page.reload();
  await expect(me.text).toHaveValue('还没写完');
  await expect(me.star('review.goodsScore', 3)).toBeChecked();
  await expect(me.star('review.serviceOfStore', 2)).toBeChecked();
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

test('a review is written by keyboard alone', async ({ page, market, sandbox }) => {
  const me = reviewer(page, ENGLISH);
  const { reach, activate, type } = keyboard(page);
  const som = await market.signIn(SOM);
  await receiveOrder(som, sandbox, { email: SOM.email, size: 1 });
  await me.open(LIST);
  await activate(
    me.main.getByRole('link', { name: new RegExp(me.t('review.writeOf', { name: '' })) }),
  );
  await reach(me.star('review.goodsScore', 1));
  await page.keyboard.press('4');
  await expect(me.star('review.goodsScore', 4)).toBeChecked();
  await expect(me.form.getByText(me.t('review.score4'))).toBeVisible();
  await reach(me.star('review.serviceOfStore', 1));
  await page.keyboard.press('5');
  await type(me.text, 'By keyboard');
  await activate(me.send);
  await expect(me.thanks(1)).toBeFocused();
});

for (const how of ['wild', 'long'] as const)
  test(`the form renders hostile data (${how})`, async ({ page, market, sandbox }) => {
    const me = reviewer(page, ENGLISH);
    const som = await market.signIn(SOM);
    const { orderNo } = await receiveOrder(som, sandbox, { email: SOM.email, size: 3 });
    await sandbox.control({ do: 'hostile', how });
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await me.open(writeOf(orderNo));
      await expect(me.text).toBeVisible();
      await me.text.fill('W'.repeat(500));
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    }
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    await sandbox.control({ do: 'hostile', how: null });
  });

test('a form that fails to load can be retried', async ({ page, market, sandbox }) => {
  const me = reviewer(page, ENGLISH);
  const som = await market.signIn(SOM);
  const { orderNo } = await receiveOrder(som, sandbox, { email: SOM.email, size: 1 });
  await sandbox.control({ do: 'fault', operation: 'reviewableLines', fault: 'code500' });
  await me.open(writeOf(orderNo));
  const retry = me.main.getByRole('button', { name: me.t('common.retry') });
  await expect(retry).toBeVisible();
  await expectAccessible(page, 'reviews that could not be loaded');
  await sandbox.control({ do: 'fault', operation: 'reviewableLines', fault: null });
  await retry.click();
  await expect(me.text).toBeVisible();
});
