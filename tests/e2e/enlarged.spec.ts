import { FEATURED_ID, TEAPOTS_COUPON_ID } from '../../mocks/market/catalogue/special.ts';
import { callApi, startSession } from './arrange.ts';
import { createPicture } from './create-picture.ts';
import { inspector, MIN_WIDTH } from './enlarged-inspector.ts';
import { ENGLISH, expect, MALI, test } from './shop.ts';

/** A window of 1440 by 900 at 200 % zoom. */
test.use({ viewport: { width: 720, height: 450 } });

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
    await page.locator('input[type=file]').setInputFiles(await createPicture());
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
