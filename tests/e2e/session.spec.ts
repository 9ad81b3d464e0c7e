import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { SHOPPER_COOKIE } from '#/session/storage.ts';
import { expiryIn } from './expiry.ts';
import { needsExtension } from './profile.ts';
import { checkout, expect, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, MALI, SOM } from './shop.ts';

const GOODS = `/goods_detail/${FEATURED_ID}`;

test('another tab continues when the same shopper signs in again, and reloads for another account', async ({
  page,
  context,
  market,
  sandbox,
}) => {
  const me = checkout(page, CHINESE);
  await market.signIn(MALI);
  await me.buyAndFill(FEATURED_ID, '请放前台');
  const other = await context.newPage();
  const there = checkout(other, CHINESE);
  await there.open('/users/order_list?orderStatus=1');
  await expect(other.locator('.header__actUser')).toContainText('Mali');

  const expiry = expiryIn(other, sandbox, CHINESE);
  await expiry.end();
  // A click may come after a call that has ended the session, and then leads to the page for signing in.
  await other.reload();
  await expiry.comeBack();
  await me.expectFilled('请放前台');
  await expect(me.button).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expiry.end();
  await other.reload();
  await expiry.comeBack(SOM);
  await expect(other.locator('.header__actUser')).toContainText('Som');
  await expect(page.getByText('请放前台')).toHaveCount(0);
  await expect(page.getByText('文三路')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .not.toContain('请放前台');
});

test('another account signing in on the same page sees and finishes nothing of the first', async ({
  page,
  market,
  sandbox,
}) => {
  const me = checkout(page, ENGLISH);
  await market.signIn(MALI);
  // Who began a session without the form is known from the header's data, which the checkout does not load.
  await me.open(GOODS);
  const isKnown = async () =>
    (await page.context().cookies()).some(({ name }) => name === SHOPPER_COOKIE);
  await expect.poll(isKnown).toBe(true);
  await me.buyAndFill(FEATURED_ID, 'Ring twice');
  const expiry = expiryIn(page, sandbox, ENGLISH);
  await expiry.end();
  await me.placeOrder();
  await expiry.comeBack(SOM);
  await expect(page.getByText('文三路')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .not.toContain('Ring twice');
  const { list } = await (
    await market.connect(SOM)
  ).call<{ list: unknown[] }>('awaitPayOrders', { query: { page: 1, limit: 5 } });
  expect(list).toEqual([]);
});

test('without cookies and storage the session lasts as long as the page, and one toast says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, { get: refuse });
  });
  const me = checkout(page, ENGLISH);
  await me.open(GOODS);
  await page
    .getByRole('button', { name: me.t('goods.buyNow') })
    .first()
    .click();
  await me.signIn(MALI);
  await expect(page.locator('.toast').filter({ hasText: me.t('auth.cookiesBlocked') })).toHaveCount(
    1,
  );
  await expect(page).toHaveURL(/order_confirm/);
  await me.note.fill('Ring twice');
  // The checkout has no link to the cart.
  await page.goBack();
  await me.openCart();
  await expect(page.locator('.header__actUser')).toContainText('Mali');
});

test('a wrong client clock does not change deadlines', async ({ page, market }) => {
  needsExtension('deadline');
  await page.clock.install({ time: Date.now() + 5 * 3_600_000 });
  await page.clock.resume();
  const me = checkout(page, ENGLISH);
  await market.signIn(MALI);
  await me.open('/users/order_list?orderStatus=0');
  await expect(page.getByRole('button', { name: me.t('pay.payNow') }).first()).toBeEnabled();
  await expect(
    page
      .locator('main')
      .getByText(/\b[0-5]?\d:\d\d\b/)
      .first(),
  ).toBeVisible();
});
