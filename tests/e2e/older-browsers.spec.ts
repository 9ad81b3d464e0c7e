/** A purchase in a browser that has nothing that came after spring 2023. */
import { lacking, removeMembers } from './lacking.ts';
import { ENGLISH, expect, SOM, test } from './shop.ts';
import { GOOD_CARD, shopper } from './shopper.ts';

test('the oldest supported browsers search, buy and look at orders', async ({ page }) => {
  await page.addInitScript(removeMembers, lacking());
  const me = shopper(page, ENGLISH);
  const { t } = me;
  await me.open('/');
  await expect.poll(() => page.evaluate(() => 'any' in AbortSignal)).toBe(false);
  await me.search('handbag');
  await page.locator('main a[href*="/goods_detail/1001"]').first().click();
  await me.choose('Moss');
  await page.locator('.sku-option').getByText(/30 cm/).click();
  await page
    .getByRole('button', { name: t('goods.addToCart'), exact: true })
    .first()
    .click();
  await me.signIn(SOM);
  await expect(page.getByText(t('done.shoppingSU'))).toBeVisible();

  await me.openCart();
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await expect(page).toHaveURL(/order_confirm/);
  await me.addAddress('Som Vongsa');
  await me.payBy('pay.card');
  await me.placeOrder();
  await expect(page).toHaveURL(/stripe_payment/);
  await me.payCard(GOOD_CARD);
  await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
  await page
    .getByRole('link', { name: t('pay.viewOrders') })
    .first()
    .click();
  await expect(page.locator('main')).toContainText(t('order.toShip'));
});
