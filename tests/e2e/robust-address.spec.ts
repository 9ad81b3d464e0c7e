import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { missingText } from './profile.ts';
import { expect, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, MALI, SOM } from './shop.ts';
import { shopper } from './shopper.ts';

test('another member’s order number shows none of their data', async ({ page, market }) => {
  const me = shopper(page, ENGLISH);
  const mali = await market.connect(MALI);
  const query = { page: 1, limit: 5 };
  const shipped = await mali.call<{ list: { orderNo: string }[] }>('orderList', {
    query: { ...query, type: 1 },
  });
  const unpaid = await mali.call<{ list: { orderNo: string }[] }>('awaitPayOrders', { query });
  await market.signIn(SOM);

  for (const [orderNo, state] of [
    [shipped.list[0]?.orderNo, 1],
    [unpaid.list[0]?.orderNo, 0],
  ] as const) {
    expect(orderNo).toBeTruthy();
    await me.open(`/order/order_detail?orderNo=${orderNo}&orderStatus=${state}`);
    await expect(page.locator('.error-page')).toContainText(missingText('orderMissing', ENGLISH));
    await expect(page.getByText(/Mali|Nimmanhaemin|文三路/)).toHaveCount(0);
  }
  await me.open(`/order/payment_result?orderNo=${unpaid.list[0]?.orderNo}`);
  await expect(page.getByRole('alert')).toContainText(me.t('error.404'));
  await me.open(`/order/stripe_payment?orderNo=${unpaid.list[0]?.orderNo}`);
  await expect(page.getByText(/Mali|Nimmanhaemin/)).toHaveCount(0);
  await expect(page.getByLabel('Card number')).toHaveCount(0);
});

test('pages without their order number show an error', async ({ page, market }) => {
  const me = shopper(page, CHINESE);
  await market.signIn(MALI);
  await me.open('/order/payment_result');
  await expect(page.getByRole('heading', { name: me.t('pay.missingParams') })).toBeVisible();
  await me.open('/order/order_confirm');
  await expect(page.getByText(me.t('checkout.goneTitle'))).toBeVisible();
  await me.open('/order/order_detail');
  await expect(page.getByRole('heading', { level: 1, name: me.t('pay.errorOrder') })).toBeVisible();
});

for (const language of [CHINESE, ENGLISH]) {
  test(`an unknown address shows the 404 page and links home, in ${language.locale}`, async ({
    page,
  }) => {
    const me = shopper(page, language);
    await me.open(`/goods_detail/${FEATURED_ID}`);
    for (const path of ['/goods_detail/abc', '/goods_detail/0', '/no/such/page']) {
      await me.open(path);
      await expect(
        page.getByRole('heading', { level: 1, name: me.t('errorPage.404Title') }),
      ).toBeVisible();
      await expect(page.locator('.error-page')).toContainText(me.t('errorPage.noPage'));
    }
    await page.getByRole('button', { name: me.t('common.backHome') }).click();
    await expect(page).toHaveURL(new RegExp(`${language.prefix}/?$`));
    await page.goBack();
    await expect(page).toHaveURL(/goods_detail\/0/);
  });
}

test('a missing product is explained', async ({ page }) => {
  const me = shopper(page, CHINESE);
  await me.open('/goods_detail/999999');
  await expect(page.locator('.error-page')).toContainText(
    missingText('productMissing', CHINESE, { id: 999999 }),
  );
  await expect(page.getByRole('button', { name: me.t('common.backHome') })).toBeVisible();
});

test('a guest who opens the orders signs in and returns there', async ({ page }) => {
  const me = shopper(page, ENGLISH);
  await me.open('/users/order_list?orderStatus=1');
  await expect(page).toHaveURL(/\/en\/login\?from=/);
  expect(new URL(page.url()).searchParams.get('from')).toBe('/users/order_list?orderStatus=1');
  await me.signIn(MALI);
  await expect(page).toHaveURL(/\/en\/users\/order_list\?orderStatus=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const from of [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
]) {
  test(`signing in never redirects to another site: from=${from}`, async ({
    page,
    baseURL,
    market,
  }) => {
    const me = shopper(page, CHINESE);
    const address = `/login?from=${encodeURIComponent(from)}`;
    await me.open(address);
    await me.signIn(MALI);
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.locator('main')).toContainText(me.t('nav.recommended'));

    await market.signIn(MALI);
    await me.open(address);
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.locator('main')).toContainText(me.t('nav.recommended'));
  });
}
