import type { Page } from '@playwright/test';
import { startSession } from './arrange.ts';
import { cover } from './cover.ts';
import { expect, pause, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, MALI } from './shop.ts';
import { shopper } from './shopper.ts';

test.beforeEach(({ sandbox }) => sandbox.control({ do: 'profile', name: 'as-is' }));

/** Expects that no gap of the backend shows: no error page, toast or dialog. */
async function expectNoErrors(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('.error-page, .toast, [role=dialog], [role=alertdialog]')).toHaveCount(
    0,
  );
}

for (const language of cover('as-is', [CHINESE, ENGLISH]))
  test(`a member manages orders on the existing backend, in ${language.locale}`, async ({
    page,
    sandbox,
  }) => {
    const { t, open } = shopper(page, language);
    const main = page.getByRole('main');
    await startSession(page, MALI);
    for (const status of ['', '?orderStatus=0', '?orderStatus=4', '?orderStatus=5']) {
      await open(`/users/order_list${status}`);
      await expectNoErrors(page);
    }

    // Delivery types are an extension: without a parcel the page states that tracking is unknown.
    await open('/users/order_list?orderStatus=2');
    await main
      .getByRole('article')
      .filter({ hasText: 'Papier' })
      .getByRole('heading')
      .getByRole('link')
      // The language suggestion may cover it.
      .press('Enter');
    await expect(main.getByText(t('logistics.unknownText'))).toBeVisible();
    await expectNoErrors(page);

    const orderNo = await sandbox.control<string>({ do: 'ship', email: MALI.email });
    await open(`/order/order_detail?orderNo=${orderNo}&orderStatus=1`);
    await expectNoErrors(page);
    await main.getByRole('button', { name: t('order.confirmReceipt') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('order.confirmReceipt') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.nextCompleted'));

    await main.getByRole('link', { name: t('order.writeReview') }).click();
    for (const score of ['review.goodsScore', 'reviews.serviceScore'] as const) {
      await page
        .getByRole('radiogroup', { name: t(score) })
        .getByRole('radio')
        .first()
        .focus();
      await page.keyboard.press('5');
    }
    await page.getByRole('textbox', { name: t('review.text') }).fill('Sent without pictures');
    await pause(page);
    await page.getByRole('button', { name: t('review.submit'), exact: true }).click();
    await expect(page.locator('.toast').filter({ hasText: t('review.thanks') })).toBeVisible();
    await open('/users/evaluation_list');
    await expect(main.getByRole('link', { name: t('review.written') })).toHaveCount(0);
    await expectNoErrors(page);
  });

test('a refund is requested, refused and shown on the existing backend', async ({
  page,
  sandbox,
}) => {
  const { t, open } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  await sandbox.control({ do: 'refund', email: MALI.email, step: 'accept' });
  await open('/users/order_list?orderStatus=1');
  await page
    .getByRole('link', { name: t('refund.request') })
    .first()
    .click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  for (const name of await page.getByRole('radio').all())
    await expect.poll(() => name.getAttribute('value')).not.toMatch(/^\s|\s$|^$/);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: t('refund.submit') }).click();
  await expect(page).toHaveURL(/refund_detail/);
  await sandbox.control({ do: 'refund', email: MALI.email, step: 'refuse', why: 'Too late' });
  await page.reload();
  await expect(page.getByText('Too late')).toBeVisible();
  await expectNoErrors(page);
});

test('a visitor looks up their order on the existing backend', async ({ page, sandbox }) => {
  const { t } = shopper(page, ENGLISH);
  const [link] = await sandbox.control<{ address: string }[]>({ do: 'links' });
  await page.goto(`/en${link?.address}`);
  await expect(page.getByRole('main')).toContainText('Kaew Suwan');
  await expectNoErrors(page);
  await page.goto(`/en${link?.address}x`);
  await expect(page.getByText(t('order.lookUpWrong'))).toBeVisible();
});
