import type { Page } from '@playwright/test';
import { openAsFrame, startSession } from './arrange.ts';
import { pathOf } from './calls.ts';
import { cover } from './cover.ts';
import { expectJustShipped } from './parcel.ts';
import { IS_COMPLETE, needsExtension } from './profile.ts';
import { countCalls, pause, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, expect, type Language, MALI, THAI } from './shop.ts';
import { shopper } from './shopper.ts';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Ships the newest paid order and opens its page. */
async function shipAndOpen(
  page: Page,
  language: Language,
  ship: () => Promise<string>,
): Promise<string> {
  const orderNo = await ship();
  await page.goto(`${language.prefix}/users/order_list?orderStatus=2`);
  await card(page, orderNo).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`orderNo=${orderNo}`));
  return orderNo;
}

for (const language of cover('orders', [CHINESE, ENGLISH])) {
  test.describe(language.locale, () => {
    const ways = ['express', 'own'] as const;

    test('receives orders shipped by a carrier and by the merchant', async ({ page, sandbox }) => {
      const { t } = shopper(page, language);
      await startSession(page, MALI);
      for (const delivery of ways) {
        await shipAndOpen(page, language, () =>
          sandbox.control<string>({ do: 'ship', email: MALI.email, delivery }),
        );
        const main = page.getByRole('main');
        if (delivery === 'express') {
          await expectJustShipped(main, language);
          await sandbox.control({ do: 'forward', ms: 4 * 24 * 60 * 60 * 1000 });
          // Tokens expire after a day.
          await startSession(page, MALI);
          await page.reload();
          const track = page.getByRole('list', { name: t('logistics.title') });
          await expect(track.getByRole('listitem')).toHaveCount(4);
          await expect(track.getByRole('listitem').first()).toContainText(/\d\d:\d\d/);
        } else if (!IS_COMPLETE) {
          await expect(main).toContainText(t('logistics.unknownText'));
        } else {
          await expect(main).toContainText(t('logistics.ownText'));
          await expect(page.getByRole('link', { name: /\+85620551234/ })).toHaveAttribute(
            'href',
            'tel:+85620551234',
          );
        }
        const takes = countCalls(page, 'orderTake');
        const confirm = page.getByRole('button', { name: t('order.confirmReceipt') });
        await confirm.click();
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText(t('order.confirmInfo'));
        await question.getByRole('button', { name: t('order.confirmReceipt') }).dblclick();
        await expect(page.locator('.toast')).toHaveText([t('done.operationSU')]);
        await expect(heading(page)).toHaveText(t('order.nextCompleted'));
        await expect(confirm).toHaveCount(0);
        expect(takes(), 'one call for a double click').toBe(1);
      }
    });

    test('a digital delivery shows its code and message', async ({ page }) => {
      needsExtension('deliveryType');
      const { t } = shopper(page, language);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await startSession(page, MALI);
      await page.goto(`${language.prefix}/users/order_list?orderStatus=2`);
      // The language suggestion may cover it.
      await card(page, 'Papier').getByRole('heading').getByRole('link').press('Enter');
      await expect(heading(page)).toHaveText(t('order.nextVirtual'));
      await expect(page.getByText('KEEP-4471-READ', { exact: true })).toBeVisible();
      await page
        .getByRole('button', { name: `${t('common.copy')} ${t('logistics.code', { n: '1' })}` })
        .click();
      await expect(page.getByRole('status').filter({ hasText: t('common.copied') })).toHaveCount(1);
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe('KEEP-4471-READ');
    });
  });
}

test('the order list has tabs with counts and a filter', async ({ page }) => {
  const { t, open } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  await open('/users/order_list?orderStatus=77');
  const tabs = page.getByRole('navigation', { name: t('order.tabs') });
  const current = tabs.locator('[aria-current=page]');
  await expect(current).toHaveText(t('order.all'));
  await expect(page.getByRole('article')).toHaveCount(10);

  for (const [name, count] of [
    ['order.toPay', 1],
    ['order.toShip', 2],
    ['order.toReceive', 4],
    ['order.toReview', 6],
    ['order.afterSales', 2],
    ['order.completedTab', 7],
  ] as const) {
    await tabs.getByRole('link', { name: t(name) }).click();
    await expect(current).toHaveText(`${t(name)}${count}`);
  }
  await expect(page.getByRole('article')).toHaveCount(7);

  const words = page.getByRole('searchbox', { name: t('order.filter') });
  await words.fill('papier');
  await expect(page.getByRole('article')).toHaveCount(2);
  await words.fill('no such thing');
  await expect(page.getByText(t('order.noMatch'))).toBeVisible();
  await words.fill('');
  await expect(page.getByRole('article')).toHaveCount(7);
});

test('a completed order is deleted after confirmation, and focus moves to the heading', async ({
  page,
}) => {
  const { t, open } = shopper(page, THAI);
  await startSession(page, MALI);
  await open('/users/order_list?orderStatus=3');
  await expect(page.getByRole('article')).toHaveCount(7);
  const first = page.getByRole('article').first();
  const name = await first.getByRole('heading').textContent();
  await first.getByRole('button', { name: t('order.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common.cancel') })
    .click();
  await expect(page.getByRole('article')).toHaveCount(7);
  await pause(page);
  await first.getByRole('button', { name: t('order.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('order.delete') })
    .click();
  await expect(page.locator('.toast')).toHaveText([t('done.delSU')]);
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText(name ?? '')).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('two tabs confirm the same receipt', async ({ page, sandbox }) => {
  const { t, open } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  const orderNo = await sandbox.control<string>({ do: 'ship', email: MALI.email });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/en/order/order_detail?orderNo=${orderNo}&orderStatus=1`);
    await tab.getByRole('button', { name: t('order.confirmReceipt') }).click();
  }
  // A tab that becomes visible refetches the order: the second one must not show the outcome of the first.
  await other.route(pathOf('orderDetail'), (route) => route.abort());
  for (const tab of [page, other]) {
    const confirm = tab
      .getByRole('alertdialog')
      .getByRole('button', { name: t('order.confirmReceipt') });
    if (tab === other) await other.unroute(pathOf('orderDetail'));
    await confirm.click();
    // The backend refuses the second one, which refetches the order.
    await expect(heading(tab)).toHaveText(t('order.nextCompleted'));
    await expect(tab.locator('.toast')).toHaveCount(1);
  }
  await open('/users/order_list?orderStatus=3');
  await expect(card(page, orderNo)).toBeVisible();
});

test('session expires on confirming the receipt: it is confirmed after signing in', async ({
  page,
  sandbox,
}) => {
  const me = shopper(page, ENGLISH);
  await startSession(page, MALI);
  const orderNo = await sandbox.control<string>({ do: 'ship', email: MALI.email });
  await me.open(`/order/order_detail?orderNo=${orderNo}&orderStatus=1`);
  await page.getByRole('button', { name: me.t('order.confirmReceipt') }).click();
  await expectJustShipped(page.getByRole('main'), ENGLISH);
  await sandbox.control({ do: 'scenario', name: 'expiredSession', email: MALI.email });
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: me.t('order.confirmReceipt') })
    .click();
  await me.signIn(MALI);
  await expect(heading(page)).toHaveText(me.t('order.nextCompleted'));
});

test('failed tracking does not hide the rest of the order', async ({ page, sandbox }) => {
  const { t, open } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  const orderNo = await sandbox.control<string>({ do: 'ship', email: MALI.email });
  await sandbox.control({ do: 'fault', operation: 'orderExpress', fault: 'code500' });
  await open(`/order/order_detail?orderNo=${orderNo}&orderStatus=1`);
  await expect(page.getByText(t('logistics.failed'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('order.confirmReceipt') })).toBeVisible();
  await sandbox.control({ do: 'fault', operation: 'orderExpress', fault: null });
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expectJustShipped(page.getByRole('main'), ENGLISH);
});

test('one order that fails in the backend does not hide the others', async ({ page }) => {
  const { t, open } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  await openAsFrame(page);
  const exception = {
    code: 500,
    message: 'Cannot invoke "Merchant.getName()" because "merchant" is null',
    data: null,
  };
  await page.route('**/api/front/order/list?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const isBroken = searchParams.get('limit') !== '1' || searchParams.get('page') === '3';
    return isBroken ? route.fulfill({ json: exception }) : route.continue();
  });
  await open('/users/order_list?orderStatus=3');
  await expect(page.getByText(t('order.missingRows_one', { 'count, number': '1' }))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText('Merchant.getName')).toHaveCount(0);
});

test('a cancelled master order shows no amount due', async ({ page }) => {
  const { t, open } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  await open('/users/order_list');
  await page.getByRole('link', { name: t('list.page', { n: '2' }), exact: true }).click();
  const cancelled = page.getByRole('article').filter({ hasText: t('order.cancelled') });
  await cancelled.getByRole('heading').getByRole('link').click();
  await page.getByRole('link', { name: t('order.wholeOrder') }).waitFor({ state: 'detached' });
  await expect(page.getByRole('main')).toContainText(t('order.orderTotal'));
  await expect(page.getByRole('main')).not.toContainText(t('checkout.amountDue'));
});
