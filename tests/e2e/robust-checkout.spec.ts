import { FEATURED_ID, LAST_PIECE_ID } from '#mocks/demo/catalogue/special.ts';
import {
  checkout,
  countCalls,
  expect,
  firstSku,
  lineTitle,
  orderOne,
  pause,
  test,
} from './robust-steps.ts';
import { CHINESE, ENGLISH, MALI, SOM } from './shop.ts';

const PAST_EXPIRY = 6 * 60_000;

test('the last piece is sold to another member during the checkout', async ({ page, market }) => {
  const { t, ...me } = checkout(page, ENGLISH);
  const mali = await market.signIn(MALI);
  const skuId = await firstSku(mali, LAST_PIECE_ID);
  await mali.call('cartSave', {
    data: [{ productId: LAST_PIECE_ID, productAttrUnique: skuId, cartNum: 1 }],
  });
  await me.checkOutCart();
  await me.fill('Ring twice');
  await orderOne(await market.connect(SOM), LAST_PIECE_ID);

  await me.placeOrder();
  const line = page.locator('.checkout-line__text', {
    has: page.locator(`a[href*="goods_detail/${LAST_PIECE_ID}"]`),
  });
  const name = await lineTitle(line);
  await expect(page.locator('main').getByRole('alert')).toHaveText(
    t('cart.problemSoldOut', { name }),
  );
  await me.expectFilled('Ring twice');

  await page
    .locator('.summary')
    .getByRole('link', { name: t('checkout.backToCart') })
    .click();
  await expect(page).toHaveURL(/shopping_cart/);
  await expect(
    page.locator('.cart-row', {
      has: page.locator(`a[href*="goods_detail/${LAST_PIECE_ID}"]`),
    }),
  ).toContainText(t('cart.optionGone'));
});

test('an expired checkout from the cart is rebuilt with all choices', async ({
  page,
  market,
  sandbox,
}) => {
  const { t, ...me } = checkout(page, CHINESE);
  await market.signIn(MALI);
  await me.checkOutCart();
  await me.fill('请放前台');
  const before = page.url();
  await sandbox.control({ do: 'forward', ms: PAST_EXPIRY });

  await me.placeOrder();
  await expect(page.getByText(t('checkout.rebuilt'))).toBeVisible();
  await expect(page).not.toHaveURL(before);
  await me.expectFilled('请放前台');

  await pause(page);
  await me.placeOrder();
  await expect(page).toHaveURL(/stripe_payment/);
});

test('an expired checkout of one product is rebuilt with all choices', async ({
  page,
  market,
  sandbox,
}) => {
  const { t, ...me } = checkout(page, ENGLISH);
  await market.signIn(MALI);
  await me.buyNow(FEATURED_ID);
  await me.fill('Leave it at the desk');
  const before = page.url();
  await sandbox.control({ do: 'forward', ms: PAST_EXPIRY });

  await me.placeOrder();
  await expect(page.getByText(t('checkout.rebuilt'))).toBeVisible();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(new RegExp(`buy=${FEATURED_ID}\\.`));
  await me.expectFilled('Leave it at the desk');

  await pause(page);
  await me.placeOrder();
  await expect(page).toHaveURL(/stripe_payment/);
});

test('a double click places one order', async ({ page, market, sandbox }) => {
  const me = checkout(page, CHINESE);
  const mali = await market.signIn(MALI);
  const unpaid = () =>
    mali.call<{ total: number }>('awaitPayOrders', { query: { page: 1, limit: 20 } });
  const { total } = await unpaid();
  await me.buyNow(FEATURED_ID);
  await me.payBy('pay.card');
  await expect(me.button).toBeEnabled();
  const created = countCalls(page, 'orderCreate');
  await sandbox.control({ do: 'delay', ms: 600 });

  await me.button.dblclick();
  await me.button.click({ force: true });
  await sandbox.control({ do: 'delay', ms: 0 });
  await expect(page).toHaveURL(/stripe_payment/);
  expect(created()).toBe(1);
  expect((await unpaid()).total).toBe(total + 1);
});

test('reloading the checkout keeps all choices', async ({ page, market }) => {
  const me = checkout(page, ENGLISH);
  await market.signIn(MALI);
  await me.buyNow(FEATURED_ID);
  await me.fill('Second floor');
  await page.reload();
  await me.expectFilled('Second floor');
});
