import { cover } from './cover.ts';
import { keyboard } from './keyboard.ts';
import { extensionStep } from './profile.ts';
import { receiveOrder } from './received-order.ts';
import { LIST, reviewer } from './review-steps.ts';
import { countCalls, expect, pause, test } from './robust-steps.ts';
import { ENGLISH, expectAccessible, SOM, THAI } from './shop.ts';

const WORDS = [
  [ENGLISH, 'Two weeks in daily use.', '\n  Well made, <b>no</b> loose thread.'],
  [THAI, 'ใช้มาสองสัปดาห์แล้ว', '\nคุณภาพดี สีตรงตามรูป'],
] as const;

for (const [language, firstWords, more] of cover('review', WORDS))
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
      await expect(me.writeLinks).toHaveCount(3);
      await expectAccessible(page, 'reviews to write');
      await me.writeLinks.first().click();
      await expect(page).toHaveURL(new RegExp(`orderNo=${orderNo}&line=${first?.id}`));
      await expect(me.step(1, 3)).toBeVisible();
      await pause(page);
      await expectAccessible(page, 'writing a review');
    });

    await test.step('missing fields show errors, and the first one has focus', async () => {
      await me.sendNext.click();
      for (const key of ['review.emptyStars', 'review.serviceStars', 'review.emptyText'] as const)
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
      await expect(me.writeLinks).toHaveCount(1);
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
      await expect
        .poll(() => review.locator('p[dir=auto]').first().textContent())
        .toBe(firstWords + more);
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
      const review = main.locator('.reviews').filter({ hasText: firstWords });
      await expect(review).toContainText('S**m');
      await expect(review.locator('.reviews__pics img')).toHaveCount(2);
      await expect(review).toContainText('Thank you for your review.');
    });
  });

test('the product page shows a new review without a reload', async ({ page, market, sandbox }) => {
  const me = reviewer(page, ENGLISH);
  const som = await market.signIn(SOM);
  const { orderNo, lines } = await receiveOrder(som, sandbox, { email: SOM.email, size: 1 });
  await me.open(`/goods_detail/${lines[0]?.productId}`);
  await expect(me.main.locator('.reviews').first()).toBeVisible();
  await page
    .getByRole('link', { name: me.t('nav.myOrders') })
    .first()
    .click();
  await page
    .getByRole('link', { name: new RegExp(`^${me.t('account.reviews')}`) })
    .first()
    .click();
  await me.writeLinks.click();
  await expect(page).toHaveURL(new RegExp(orderNo));
  await me.rate(4, 4);
  await me.text.fill('Seen at once');
  await pause(page);
  await me.send.click();
  await expect(me.thanks(1)).toBeFocused();
  await me.main.getByRole('link', { name: new RegExp(me.t('review.seeProduct')) }).click();
  await expect(me.main.locator('.reviews').filter({ hasText: 'Seen at once' })).toBeVisible();
});

test('a review is written by keyboard alone', async ({ page, market, sandbox }) => {
  const me = reviewer(page, ENGLISH);
  const { reach, activate, type } = keyboard(page);
  const som = await market.signIn(SOM);
  await receiveOrder(som, sandbox, { email: SOM.email, size: 1 });
  await me.open(LIST);
  await activate(me.writeLinks);
  await reach(me.star('review.goodsScore', 1));
  await page.keyboard.press('4');
  await expect(me.star('review.goodsScore', 4)).toBeChecked();
  await expect(me.form.getByText(me.t('review.score4'))).toBeVisible();
  await reach(me.star('reviews.serviceScore', 1));
  await page.keyboard.press('5');
  await type(me.text, 'By keyboard');
  await activate(me.send);
  await expect(me.thanks(1)).toBeFocused();
});
