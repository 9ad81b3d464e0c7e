import { FEATURED_ID, LAST_PIECE_ID } from '#mocks/demo/catalogue/special.ts';
import { endSession, expiryIn } from './expiry.ts';
import { checkout, expect, lineTitle, saveAddress, pause, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, MALI, SOM } from './shop.ts';
import { GOOD_CARD, shopper } from './shopper.ts';

test('session expires in the cart: one panel, one toast, and the new quantity is kept', async ({
  page,
  market,
  sandbox,
}) => {
  const me = checkout(page, CHINESE);
  await market.signIn(MALI);
  await me.open('/order/shopping_cart');
  const quantity = page.locator('.cart-row').getByRole('spinbutton').first();
  const before = Number(await quantity.inputValue());
  const expiry = expiryIn(page, sandbox, CHINESE);
  await expiry.end();
  await quantity.fill(String(before + 2));
  await quantity.press('Enter');

  await expiry.comeBack();
  await expect(quantity).toHaveValue(String(before + 2));
  const pieces = async () => {
    const groups = await (
      await market.connect(MALI)
    ).call<{ cartInfoList: { cartNum: number }[] }[]>('cartList', { query: { isValid: true } });
    return groups[0]?.cartInfoList[0]?.cartNum;
  };
  await expect.poll(pieces).toBe(before + 2);
  await page.reload();
  await expect(quantity).toHaveValue(String(before + 2));
});

test('session expires at the checkout: one panel, one toast, and the order is placed with its note', async ({
  page,
  market,
  sandbox,
}) => {
  const me = checkout(page, ENGLISH);
  await market.signIn(MALI);
  await me.buyAndFill(FEATURED_ID, 'Ring twice');
  await endSession(page, sandbox, MALI);
  await me.placeOrder();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(me.toasts).toHaveCount(1);
  await me.expectFilled('Ring twice');
  await me.signIn(MALI);

  await expect(page).toHaveURL(/stripe_payment\?orderNo=/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  const { mark, userAddress } = await (
    await market.connect(MALI)
  ).call<{ mark: string; userAddress: string }>('masterOrderDetail', { params: { orderNo } });
  expect(mark).toBe('Ring twice');
  expect(userAddress).toContain('文三路');
});

test('closing the sign-in panel at the checkout keeps the input', async ({
  page,
  market,
  sandbox,
}) => {
  const me = checkout(page, CHINESE);
  await market.signIn(MALI);
  await me.buyAndFill(FEATURED_ID, '请放前台');
  await endSession(page, sandbox, MALI);
  await me.placeOrder();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: me.t('common.close') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await me.expectFilled('请放前台');
  await pause(page);
  await me.placeOrder();
  await me.signIn(MALI);
  await expect(page).toHaveURL(/stripe_payment/);
});

test('signing out in one tab signs out the other', async ({ page, context, market }) => {
  const me = shopper(page, ENGLISH);
  await market.signIn(MALI);
  await me.open('/');
  const other = await context.newPage();
  await other.goto('/en/users/order_list?orderStatus=1');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page
    .getByRole('button', { name: me.t('nav.account') })
    .or(page.locator('.header__actUser'))
    .first()
    .click();
  await page
    .getByRole('button', { name: me.t('nav.logOut') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: me.t('nav.logOut') })
    .click();
  await expect(other).toHaveURL(/\/en\/login\?from=/);
  await expect(me.signInButton).toBeVisible();
  await expect(shopper(other, ENGLISH).signInButton).toBeVisible();
  await expect(other.locator('header').getByText('Mali')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('two browsers see the same stock, and the last piece is sold once', async ({
  page,
  browser,
  market,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1440, height: 900 },
  });
  const second = await elsewhere.newPage();
  const mali = checkout(page, CHINESE);
  const som = checkout(second, ENGLISH);
  await market.signIn(MALI);
  await saveAddress(await market.signIn(SOM, second));
  await mali.open(`/goods_detail/${LAST_PIECE_ID}`);
  await som.open(`/goods_detail/${LAST_PIECE_ID}`);
  await expect(page.getByText(mali.t('goods.lowStock', { n: 1 }))).toBeVisible();
  await expect(second.getByText(som.t('goods.lowStock', { n: 1 }))).toBeVisible();
  await mali.buyNow(LAST_PIECE_ID);
  await som.buyNow(LAST_PIECE_ID);
  await mali.payBy('pay.card');
  await som.payBy('pay.card');

  await mali.placeOrder();
  await expect(page).toHaveURL(/stripe_payment/);
  await som.placeOrder();
  const name = await lineTitle(second.locator('.checkout-line__text'));
  await expect(second.locator('main').getByRole('alert')).toHaveText(
    som.t('cart.problemSoldOut', { name }),
  );
  await som.open(`/goods_detail/${LAST_PIECE_ID}`);
  await expect(second.getByText(som.t('goods.allOut'))).toBeVisible();
  await expect(second.getByRole('button', { name: som.t('goods.buyNow') })).toHaveCount(0);
  await elsewhere.close();
});

test('the token is in no URL and no storage, from signing in to the paid order', async ({
  page,
  context,
}) => {
  const { t, ...me } = shopper(page, CHINESE);
  const addresses: string[] = [];
  page.on('request', (request) =>
    addresses.push(request.url(), request.headers()['referer'] ?? ''),
  );
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await me.open(`/goods_detail/${FEATURED_ID}`);
  await page
    .getByRole('button', { name: t('goods.buyNow') })
    .first()
    .click();
  await me.signIn(MALI);
  await expect(page).toHaveURL(/order_confirm/);
  await me.payBy('pay.card');
  await me.placeOrder();
  await me.payCard(GOOD_CARD);
  await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();

  const cookie = (await context.cookies()).find(({ name }) => name === 'auth._token.local');
  const token = decodeURIComponent(cookie?.value ?? '').replace('Bearer ', '');
  expect(token.length).toBeGreaterThan(8);
  expect(cookie?.sameSite).toBe('Lax');
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(MALI.password);
});
