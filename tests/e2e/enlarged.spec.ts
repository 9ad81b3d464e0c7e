import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { FEATURED_ID, TEAPOTS_COUPON_ID } from '../../mocks/market/catalogue/special.ts';
import { callApi, startSession } from './arrange.ts';
import { scrollDown } from './scroll-down.ts';
import { ENGLISH, expect, MALI, test } from './shop.ts';
import { shopper } from './shopper.ts';

/** A window of 1440 by 900 at 200 % zoom. */
test.use({ viewport: { width: 720, height: 450 } });

const MIN_WIDTH = 1024;
const CONTROLS =
  'a[href], button:not([disabled]), input, select, textarea, [role=option], [tabindex="0"]';

/** In the page: controls within an element that cannot be scrolled into view, or are covered there. */
function findUnreachable([selector, controls]: readonly [string, string]): string[] {
  const root = document.querySelector(selector);
  if (!root) return [`${selector} is not there`];
  const seen = [...root.querySelectorAll<HTMLElement>(controls)].filter((node) => {
    const { width, height } = node.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      !node.closest('[inert], [aria-hidden=true], .skip') &&
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(node).pointerEvents !== 'none'
    );
  });
  if (seen.length === 0) return [`${selector} has nothing to press`];
  return seen.flatMap((node) => {
    const covers = (['center', 'end', 'start'] as const).map((block) => {
      node.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      const [box] = node.getClientRects();
      if (!box) return null;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      const meant =
        hit &&
        (node.contains(hit) || hit.contains(node) || hit.closest('label, .goods')?.contains(node));
      return meant
        ? null
        : `${node.tagName} ${(node.ariaLabel ?? node.innerText).slice(0, 30)} at ${Math.round(x)} ${Math.round(y)} under ${hit?.className}`;
    });
    // Covered at every scroll position.
    const [first] = covers;
    return first && !covers.includes(null) ? [first] : [];
  });
}

/** In the page: scrolls to the top, where the header expands. */
const scrollToTop = () =>
  new Promise((done) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(done));
  });

/** In the page: sticky elements, which would fill a small window. */
const findSticky = () =>
  [...document.querySelectorAll('main, main *')]
    .filter((node) => getComputedStyle(node).position === 'sticky')
    .map(({ className }) => `${className} sticks`);

/** In the page: whether an overlay is cut off by the window or covered. */
function findCutOff(selector: string): string[] {
  const part = document.querySelector(selector);
  const box = part?.getBoundingClientRect();
  if (!part || !box) return [`${selector} is not there`];
  const fits =
    box.left >= 0 &&
    box.top >= 0 &&
    box.right <= window.innerWidth &&
    box.bottom <= window.innerHeight;
  const inside = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
    [0.1, 0.5, 0.9].map(
      (across) => [box.left + box.width * across, box.top + box.height * down] as const,
    ),
  );
  const covered = inside.filter(([x, y]) => !part.contains(document.elementFromPoint(x, y)));
  return [
    ...(fits ? [] : [`${selector} goes from ${box.left} ${box.top} to ${box.right} ${box.bottom}`]),
    ...covered.map(
      ([x, y]) =>
        `${selector} is covered at ${Math.round(x)} ${Math.round(y)} by ${document.elementFromPoint(x, y)?.className}`,
    ),
  ];
}

/** @param isSmall sticky elements are not allowed */
function inspector(page: Page, isSmall = true) {
  const wrong: Record<string, string[]> = {};
  const { t, open } = shopper(page, ENGLISH);
  const note = (name: string, found: readonly string[]) => {
    if (found.length > 0) wrong[name] = [...found];
  };

  /** Opens a page and checks all of it. */
  async function through(path: string) {
    await open(path);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await page.evaluate(scrollDown);
    await page.evaluate(scrollToTop);
    const found = await page.evaluate(findUnreachable, ['#root', CONTROLS] as const);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    note(path, [
      ...found,
      ...(isSmall ? await page.evaluate(findSticky) : []),
      ...(wide > MIN_WIDTH ? [`${wide} px wide`] : []),
    ]);
  }

  /** Opens an overlay, checks all of it, and closes it with Esc. */
  async function into(
    name: string,
    selector: string,
    opener: () => Promise<unknown>,
    fixed = true,
    controls = CONTROLS,
  ) {
    await opener();
    await expect(
      page.locator(selector).locator(controls).filter({ visible: true }).first(),
      name,
    ).toBeVisible();
    note(name, [
      ...(fixed ? await page.evaluate(findCutOff, selector) : []),
      ...(await page.evaluate(findUnreachable, [selector, controls] as const)),
    ]);
    await page.keyboard.press('Escape');
    await expect(page.locator(selector), name).toBeHidden();
  }

  const press = (key: string) =>
    page
      .getByRole('button', { name: t(key) })
      .first()
      .press('Enter');
  return { t, through, into, press, wrong };
}

const DIALOG = 'dialog[open]';
const FOR_ALL = [
  '/',
  '/goods/goods_search?title=a',
  '/goods/activity_list?id=1',
  '/goods/top_one',
  '/merchant/merchant/home?id=1',
  '/merchant/merchant/category?id=1',
  '/merchant/merchant/coupon?id=1',
  '/merchant/merchant/qualification?id=1',
  '/merchant/merchant_street',
  '/merchant/merchant_more',
  '/middlewares/privacy_agreement',
  '/login',
  '/no/such/page',
  `/goods_detail/${FEATURED_ID}`,
];

test('at 200 % zoom guests can reach every control', async ({ page }) => {
  const { t, through, into, press, wrong } = inspector(page);
  for (const path of FOR_ALL) await through(path);
  await into('categories', '.cats__menu', () => press('nav.categories'), false);
  await into(
    'suggestions',
    '.suggest',
    () => page.getByRole('search').getByRole('combobox').fill('a'),
    false,
  );
  await into('languages', '.lang-menu', () => press('nav.language'), false);
  await into('a code to scan', '.qr-pop', () => press('nav.showQr'), false, '[role=img]');
  await into('service', '.side__panel', async () => {
    // At the top it could overlap the header.
    await page.evaluate(() => window.scrollTo(0, 0));
    await press('side.service');
  });
  await into('coupons', '.coupon-pop', () => press('coupon.getCoupons'), false);
  await into('large pictures', DIALOG, () => page.locator('.gallery__main').press('Enter'));
  await into('sharing', '.share', () => press('goods.share'), false);
  await into('large pictures of a review', DIALOG, () =>
    page.locator('.review__pics button').first().press('Enter'),
  );
  await into('signing in', DIALOG, async () => {
    await press('goods.buyNow');
    await expect(
      page.getByRole('dialog').getByLabel(t('auth.password'), { exact: true }),
    ).toBeVisible();
    await expect(page.locator('.signin__pic')).toBeHidden();
  });
  await into('registering', DIALOG, async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('nav.signIn') })
      .press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('auth.mode6'), exact: true })
      .press('Enter');
  });
  expect(wrong).toEqual({});
});

test('at 200 % zoom members can reach every control', async ({ page }) => {
  const { t, through, into, press, wrong } = inspector(page);
  await startSession(page, MALI);
  const {
    list: [unpaid],
  } = await callApi<{ list: { orderNo: string }[] }>(
    page,
    'GET',
    'order/await/pay/list?page=1&limit=1',
  );
  const {
    list: [paid],
  } = await callApi<{ list: { orderNo: string }[] }>(
    page,
    'GET',
    'order/list?type=-1&page=1&limit=1',
  );
  await callApi(page, 'POST', 'coupon/receive', { couponId: TEAPOTS_COUPON_ID });
  await through('/users/coupon_list');
  await into('goods of a coupon', DIALOG, () =>
    page.getByRole('button', { name: t('coupons.use', { name: 'Teapots only' }) }).press('Enter'),
  );
  await through('/users/points_list');
  await through('/users/collection_list');
  await through(`/order/order_detail?orderNo=${paid?.orderNo}&orderStatus=1`);
  await through(`/order/stripe_payment?orderNo=${unpaid?.orderNo}`);
  await through(`/order/payment_result?orderNo=${unpaid?.orderNo}&status=0`);
  await through('/users/evaluation_list');
  await through('/users/refund_list');
  await through('/users/order_list');
  await into('user menu', '.user-pop', () => page.locator('.act--user').press('Enter'), false);
  await into('signing out', DIALOG, async () => {
    await page.locator('.act--user').press('Enter');
    await press('nav.logOut');
  });
  await into('cancelling', DIALOG, () => press('order.cancel'));
  await into('ways to pay', DIALOG, () => press('pay.payNow'));
  await through('/users/address_list');
  await into('an address', DIALOG, () => page.locator('.book__add').press('Enter'));
  await into('deleting an address', DIALOG, () =>
    page
      .locator('.book-card')
      .getByRole('button', { name: t('common.delete') })
      .first()
      .press('Enter'),
  );
  await through('/users/user_info');
  await into('cutting a picture', DIALOG, async () => {
    const buffer = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#4488cc' },
    })
      .png()
      .toBuffer();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  });
  await into('password', DIALOG, () => press('account.changePassword'));
  await through('/users/merchant_settled');
  await into('the agreement', DIALOG, () => press('apply.agreement'));
  await through('/users/application_record');
  await into('an application', DIALOG, () =>
    page
      .getByRole('button', { name: t('apply.view') })
      .first()
      .press('Enter'),
  );
  await through('/order/shopping_cart');
  await into('other option', DIALOG, () => press('cart.reselect'));
  await press('cart.checkout');
  await expect(page).toHaveURL(/order_confirm/);
  const { pathname, search } = new URL(page.url());
  await through((pathname + search).replace(ENGLISH.prefix, ''));
  expect(wrong).toEqual({});
});

test.describe('in the narrowest window', () => {
  test.use({ viewport: { width: MIN_WIDTH, height: 768 } });

  test('every control can be reached without horizontal scrolling', async ({ page }) => {
    const { through, into, press, wrong } = inspector(page, false);
    for (const path of FOR_ALL) await through(path);
    await into('categories', '.cats__menu', () => press('nav.categories'), false);
    await into('service', '.side__panel', () => press('side.service'));
    await startSession(page, MALI);
    for (const path of [
      '/users/order_list',
      '/users/evaluation_list',
      '/users/refund_list',
      '/users/collection_list',
      '/users/address_list',
      '/users/user_info',
      '/users/points_list',
      '/users/coupon_list',
      '/users/merchant_settled',
      '/users/application_record',
      '/order/shopping_cart',
    ])
      await through(path);
    expect(wrong).toEqual({});
  });
});
