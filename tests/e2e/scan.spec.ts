import { ENGLISH, expect, MALI, test } from './shop.ts';
import { shopper } from './shopper.ts';

test('the scan dialog polls and opens the result once the phone has paid', async ({
  page,
  sandbox,
}) => {
  const me = shopper(page, ENGLISH);
  const { t } = me;
  await me.buyNow(1001, MALI);
  await me.payBy('pay.scan');
  await me.placeOrder();

  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('svg').first()).toBeVisible();
  await dialog.getByRole('button', { name: t('pay.iHavePaid') }).click();
  await expect(dialog).toBeVisible();

  await sandbox.control({ do: 'scenario', name: 'codeScanned', email: MALI.email });
  await expect(page).toHaveURL(/payment_result/);
  await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
});

test('an unpaid order is cancelled after two hours and its stock is released', async ({
  page,
  sandbox,
}) => {
  const me = shopper(page, ENGLISH);
  const { t } = me;
  await me.open('/goods_detail/1001');
  const stock = await page.getByText(/\d+ in stock/).innerText();
  await me.buyNow(1001, MALI);
  await me.payBy('pay.card');
  await me.placeOrder();
  await expect(page).toHaveURL(/stripe_payment/);
  await me.open('/goods_detail/1001');
  await expect(page.getByText(stock)).toHaveCount(0);

  await sandbox.control({ do: 'forward', ms: 2 * 60 * 60 * 1000 + 1000 });
  await me.open('/users/order_list?orderStatus=0');
  await expect(page.getByText(t('empty.orders'))).toBeVisible();
  await me.open('/goods_detail/1001');
  await expect(page.getByText(stock)).toBeVisible();
});
