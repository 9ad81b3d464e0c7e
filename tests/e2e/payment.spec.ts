import type { Page } from '@playwright/test';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { checkout, expect, pause, test } from './robust-steps.ts';
import { ENGLISH, FRENCH, type Language, MALI, THAI } from './shop.ts';
import { GOOD_CARD } from './shopper.ts';

type Method = 'pay.wallet' | 'pay.card' | 'pay.scan';

/** Places an order and opens its payment. */
async function order(page: Page, language: Language, method: Method) {
  const me = checkout(page, language);
  await me.buyNow(FEATURED_ID);
  await me.payBy(method);
  await me.placeOrder();
  return me;
}

const main = (page: Page) => page.getByRole('main');

test('a wallet payment that is refused, reloaded, refused again and approved returns in the shopper’s language', async ({
  page,
  market,
}) => {
  await market.signIn(MALI);
  const { t } = await order(page, THAI, 'pay.wallet');
  const failed = page.getByRole('heading', { name: t('pay.error') });
  const again = page.getByRole('button', { name: t('pay.again') });
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(/\/th\/order\/payment_result\?.*settled=1/);
  await page.reload();
  await expect(main(page)).toContainText(t('pay.turnedBack'));

  await again.click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(/\/th\/order\/payment_result/);
  // Another answer to the same payment request.
  await page.goBack();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
  await expect(page).toHaveURL(/\/th\/order\/payment_result/);
  await main(page)
    .getByRole('link', { name: /^PT\d+$/ })
    .click();
  await expect(page).toHaveURL(/\/th\/order\/order_detail/);
});

test('going back from the card page and from the QR code opens the order', async ({
  page,
  market,
}) => {
  await market.signIn(MALI);
  const { t } = await order(page, ENGLISH, 'pay.card');
  await expect(page).toHaveURL(/stripe_payment/);
  await page.goBack();
  await expect(page).toHaveURL(/order_detail\?orderNo=PT/);
  await expect(page.getByText(t('checkout.alreadyPlaced'))).toBeVisible();

  await order(page, ENGLISH, 'pay.scan');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/PT\d+/);
  await expect(dialog).toContainText('156.00');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/order_detail\?orderNo=PT/);
  await expect(page.getByRole('button', { name: t('pay.payNow') })).toBeVisible();
});

test('3-D Secure: authentication is failed, closed and passed', async ({ page, market }) => {
  await market.signIn(MALI);
  const { t, payCard } = await order(page, FRENCH, 'pay.card');
  const bank = (answer: string) => page.getByRole('button', { name: answer });
  const problem = main(page).getByRole('alert');
  for (const answer of ['Fail authentication', 'Close']) {
    await payCard('4000 0025 0000 3155');
    await bank(answer).click();
    await expect(problem).toHaveText(t('pay.notAuthenticated'));
    await pause(page);
  }
  await payCard('4000 0084 0000 1629');
  await bank('Complete authentication').click();
  await expect(problem).toHaveText('Your card was declined.');
  await pause(page);
  await payCard('4000 0025 0000 3155');
  await bank('Complete authentication').click();
  await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
});

test('a pending payment is confirmed when it arrives', async ({ page, market, sandbox }) => {
  await market.signIn(MALI);
  const play = (name: string) => sandbox.control({ do: 'scenario', name, email: MALI.email });
  await play('paymentsHeld');
  const { t, payCard } = await order(page, ENGLISH, 'pay.card');
  await payCard(GOOD_CARD);
  await expect(page.getByRole('heading', { name: t('pay.confirming') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('pay.confirming') })).toBeVisible();
  await play('paymentsArrive');
  await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
});

test('a price that changes during the checkout is shown before the order is placed', async ({
  page,
  market,
  sandbox,
}) => {
  await market.signIn(MALI);
  const me = checkout(page, ENGLISH);
  await me.buyNow(FEATURED_ID);
  await me.payBy('pay.card');
  await sandbox.control({ do: 'scenario', name: 'priceRaised', email: MALI.email });
  await me.placeOrder();
  await expect(main(page)).toContainText(
    /Prices have changed: your items now cost \$162\.80 instead of \$148\.00/,
  );
  await pause(page);
  await me.placeOrder();
  await expect(page).toHaveURL(/stripe_payment/);
  await expect(main(page)).toContainText('170.80');
});

for (const width of [1024, 1280, 1440])
  test(`the sandbox button does not cover the cart at ${width}`, async ({ page, market }) => {
    await page.setViewportSize({ width, height: 720 });
    await market.signIn(MALI);
    await checkout(page, ENGLISH).open('/order/shopping_cart');
    await expect(page.locator('.pay-bar')).toBeVisible();
    const covered = await page.evaluate(() => {
      const tab = document.querySelector('#sandbox')?.shadowRoot?.querySelector('.open');
      const place = tab?.getBoundingClientRect();
      if (!place?.width) throw new Error('There is no sandbox button');
      return [...document.querySelectorAll('#root :is(a, button, input, img, p, h1, h2, li)')]
        .filter((node) => {
          const { left, right, top, bottom, width: wide } = node.getBoundingClientRect();
          const isBeside =
            left >= place.right ||
            right <= place.left ||
            top >= place.bottom ||
            bottom <= place.top;
          return wide > 0 && !isBeside && node.checkVisibility();
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);
  });
