import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { callApi, openAsFrame, startSession } from './arrange.ts';
import { layoutShift } from './layout-shift.ts';
import { PHONE } from './phone.ts';
import { settled } from './settled.ts';
import { ENGLISH, expect, expectAccessible, MALI, test } from './shop.ts';
import { GOOD_CARD, shopper } from './shopper.ts';
import { checkoutPath } from './tours/order-paths.ts';
import { ofItem } from '#tests/of-item.ts';

const WIDTH = PHONE.viewport.width;
const COUPONS_LATE_MS = 800;
const MOST_SHIFT = 0.01;
const PRODUCT = `/goods_detail/${FEATURED_ID}`;
const PRODUCT_URL = new RegExp(PRODUCT);

test.use(PHONE);

interface Point {
  x: number;
  y: number;
}

/** A touch that moves from one point to another. */
async function swipe(page: Page, from: Point, to: Point) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  await send('touchMove', [to]);
  await send('touchEnd', []);
}

test('the main button of an order is in view', async ({ page }) => {
  const { t, open } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  const orderOf = async (path: string) => {
    const { list } = await callApi<{ list: { orderNo: string }[] }>(
      page,
      'GET',
      `order/${path}page=1&limit=1`,
    );
    return list[0]?.orderNo;
  };
  const bar = page.locator('.bottom-bar');
  await open(`/order/order_detail?orderNo=${await orderOf('await/pay/list?')}&orderStatus=0`);
  await expect(bar.getByText(t('checkout.amountDue'))).toBeInViewport();
  await expect(bar.getByRole('button', { name: t('pay.payNow') })).toBeInViewport();
  await open(`/order/order_detail?orderNo=${await orderOf('list?type=2&')}&orderStatus=1`);
  await expect(bar.getByRole('button', { name: t('order.confirmReceipt') })).toBeInViewport();
});

test('a member buys on a phone', async ({ page }) => {
  const me = shopper(page, ENGLISH);
  const { t } = me;
  await startSession(page, MALI);
  await me.open(PRODUCT);

  await test.step('a swipe shows the next picture, and one back the first', async () => {
    const place = page.locator('.gallery__n');
    await expect(place).toHaveText(/^1 /);
    await swipe(page, { x: 300, y: 240 }, { x: 120, y: 244 });
    await expect(place).toHaveText(/^2 /);
    await swipe(page, { x: 120, y: 240 }, { x: 300, y: 244 });
    await expect(place).toHaveText(/^1 /);
    // The browser ignores a tap right after a swipe.
    await me.open(PRODUCT);
  });

  await test.step('picture, price, title and score are in the first view', async () => {
    await page.setViewportSize({ width: WIDTH, height: 660 });
    const main = page.getByRole('main');
    const bar = await page.locator('.bottom-bar').boundingBox();
    for (const part of [
      main.locator('[data-product-picture]'),
      main.locator('.price-panel__figures'),
      main.getByRole('heading', { level: 1 }),
      main.locator('.score-line'),
    ]) {
      const { y, height } = (await part.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(bar!.y);
    }
    await expect(page.getByRole('link', { name: t('common.back') })).toBeInViewport();
    await expect(page.getByRole('button', { name: t('goods.share') })).toBeInViewport();
    await page.setViewportSize(PHONE.viewport);
  });

  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('goods.addToCart'), exact: true }).tap();
  const added = page.getByRole('group', { name: t('miniCart.title') });
  await expect(added).toHaveCSS('display', 'grid');
  await added.getByRole('link', { name: t('miniCart.toCart') }).tap();
  await expect(page).toHaveURL(/shopping_cart/);
  const checkOut = page.getByRole('button', { name: t('cart.checkout') });
  await expect(checkOut).toBeInViewport();
  await test.step('the cart has a header of its own, with a link back', async () => {
    await expect(page.locator('.header__masthead')).toBeHidden();
    await page.getByRole('link', { name: t('common.back') }).tap();
    await expect(page).toHaveURL(PRODUCT_URL);
    await expect(page.locator('.header__masthead')).toBeVisible();
    await page.goForward();
    await expect(checkOut).toBeInViewport();
  });
  await test.step('the lines can be removed while they are edited', async () => {
    const removeButtons = main
      .getByRole('listitem')
      .getByRole('button', { name: ofItem(t('cart.remove')) });
    const remove = main
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: ofItem(t('cart.remove')) });
    const removeSelected = page.getByRole('button', { name: t('cart.removeSelected') });
    await expect(remove).toBeHidden();
    await expect(removeSelected).toBeHidden();
    await page.getByRole('button', { name: t('common.edit'), exact: true }).tap();
    await expect(checkOut).toBeHidden();
    await expect(removeSelected).toBeInViewport();
    await removeSelected.tap();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('common.cancel') }).tap();
    const count = await removeButtons.count();
    await remove.tap();
    await expect(removeButtons).toHaveCount(count - 1);
    await page.getByRole('button', { name: t('common.done'), exact: true }).tap();
    await expect(remove).toBeHidden();
  });
  await checkOut.tap();

  await expect(page).toHaveURL(/order_confirm/);
  const place = page.getByRole('button', { name: t('checkout.placeOrder') });
  await expect(place).toBeInViewport();
  await expect(page.getByText(t('checkout.amountDue'))).toBeInViewport();
  await test.step('the selected address is shown alone until the others are requested', async () => {
    const addresses = page.getByRole('radiogroup', { name: t('address.addresses') });
    const others = addresses.getByRole('radio', { checked: false });
    const add = addresses.getByRole('button', { name: t('address.add') });
    await expect(addresses.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(others).toHaveCount(0);
    await expect(add).toBeHidden();
    await page.getByRole('button', { name: t('address.more') }).tap();
    await expect(others).not.toHaveCount(0);
    await expect(add).toBeVisible();
    await page.getByRole('button', { name: t('address.fewer') }).tap();
    await expect(others).toHaveCount(0);
  });
  await test.step('the coupons unfold, and their row shows the discount', async () => {
    const coupons = page.getByRole('region', { name: t('coupon.coupons') });
    const row = coupons.getByRole('button', { expanded: false });
    await expect(row).toHaveText(/^Save up to \$\d/);
    // It is above the lines, which may be many.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(row).toBeInViewport();
    await expect(
      coupons.getByText(t('checkout.couponApply'), { exact: true }).first(),
    ).toBeHidden();
    await me.useCoupon();
    await coupons
      .getByRole('button', { name: t('coupon.coupons') })
      .first()
      .tap();
    await expect(row).toHaveText(/^−/);
  });
  await me.payBy('pay.card');
  await place.tap();
  await expect(page).toHaveURL(/stripe_payment/);
  await me.payCard(GOOD_CARD);
  await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
});

test('menu and search box of a page are behind their buttons', async ({ page }) => {
  const me = shopper(page, ENGLISH);
  const { t } = me;
  await startSession(page, MALI);
  await me.open('/merchant/merchant/home?id=1');

  await test.step('the menu leads to a category', async () => {
    await page.getByRole('button', { name: t('nav.menu') }).tap();
    const menu = page.getByRole('dialog', { name: t('nav.menu') });
    await expect(menu.getByRole('link', { name: t('nav.myOrders') })).toBeVisible();
    await menu.getByRole('navigation').getByRole('link').first().tap();
    await expect(page).toHaveURL(/goods_search\?cid=/);
    await expect(menu).toBeHidden();
    await page.goBack();
  });

  await test.step('the search box unfolds', async () => {
    const search = page.getByRole('search').getByRole('combobox');
    await expect.poll(async () => (await search.boundingBox())?.width).toBe(44);
    await search.tap();
    await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(280);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).tap();
  });
});

test('the filters of a list are a sheet, and its first price is in the first view', async ({
  page,
}) => {
  const me = shopper(page, ENGLISH);
  const { t } = me;
  await page.setViewportSize({ width: WIDTH, height: 660 });
  await me.open('/goods/goods_search?cid=3');
  const price = await page.getByRole('main').locator('.product-card__price').first().boundingBox();
  expect(price!.y + price!.height).toBeLessThan(560);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('search.filters') })
    .tap();
  const sheet = page.getByRole('dialog', { name: t('search.filters') });
  await expectAccessible(page, 'filters');
  await sheet.getByRole('link', { name: '$25 to $75' }).tap();
  await expect(page).toHaveURL(/max=75/);
  await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('button', { name: t('search.filters') }),
  ).toHaveText(/2$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('search.filters') })
    .tap();
  const most = sheet.getByRole('textbox', { name: t('search.priceMax') });
  await most.fill('seventy');
  await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).tap();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await most.fill('70');
  await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/max=70/);
  const row = page.locator('.sort-bar');
  await page.mouse.wheel(0, 900);
  await expect.poll(async () => (await row.boundingBox())?.y).toBe(56);
});

test('a filtered search without results has its filters to remove', async ({ page }) => {
  const me = shopper(page, ENGLISH);
  await me.open('/goods/goods_search?title=dress&max=20');
  await page.getByRole('button', { name: 'Remove filter Under $20' }).tap();
  await expect(page.getByRole('main').locator('.product-card').first()).toBeVisible();
});

test('cart and checkout do not move when coupons arrive late', async ({ page }) => {
  const { t } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  let arrived = 0;
  await page.route(/\/api\/.*coupon/i, async (route) => {
    const response = await route.fetch();
    await setTimeout(COUPONS_LATE_MS);
    await route.fulfill({ response });
    arrived += 1;
  });
  for (const [path, button] of [
    ['/order/shopping_cart', 'cart.checkout'],
    [await checkoutPath(page), 'checkout.placeOrder'],
  ] as const) {
    arrived = 0;
    // The server renders coupons that it has in time.
    await openAsFrame(page);
    await page.goto(ENGLISH.prefix + path);
    await expect(page.getByRole('button', { name: t(button) })).toBeEnabled();
    await expect.poll(() => arrived).toBeGreaterThan(0);
    await settled(page);
    const { moved, what } = await layoutShift(page);
    expect(moved, [path, ...what].join('\n')).toBeLessThan(MOST_SHIFT);
  }
  await expect(page.getByRole('heading', { name: t('coupon.coupons') })).toBeAttached();
  // Responses that are still delayed would fail at the end of the test.
  await page.unrouteAll({ behavior: 'wait' });
});

test('the carousel of the home page is swiped in both directions', async ({ page }) => {
  const me = shopper(page, ENGLISH);
  await me.open('/');
  await settled(page);
  const carousel = page.getByRole('region', { name: me.t('nav.offers') });
  const place = (n: number) =>
    carousel.getByRole('button', { name: ofItem(me.t('home.slide', { n, total: 4 })) });
  await expect(place(1)).toHaveAttribute('aria-current', 'true');
  const { x, y, width, height } = (await carousel.boundingBox())!;
  const [left, right] = [0.2, 0.8].map((part) => ({ x: x + part * width, y: y + height / 2 }));
  await swipe(page, right!, left!);
  await expect(place(2)).toHaveAttribute('aria-current', 'true');
  await swipe(page, left!, right!);
  await expect(place(1)).toHaveAttribute('aria-current', 'true');
  await swipe(page, left!, right!);
  await expect(place(4)).toHaveAttribute('aria-current', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', PRODUCT])
    test(`the server renders ${path} for the width of a phone`, async ({ page }) => {
      await page.goto(ENGLISH.prefix + path);
      const header = await page.locator('.header__masthead').boundingBox();
      expect(header).toMatchObject({ x: 0, width: WIDTH, height: path === '/' ? 112 : 56 });
      await expect
        .poll(() => page.locator('html').evaluate(({ scrollWidth }) => scrollWidth))
        .toBe(WIDTH);
    });
});
