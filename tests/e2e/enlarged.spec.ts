import { FEATURED_ID, TEAPOTS_COUPON_ID } from '#mocks/demo/catalogue/special.ts';
import { GUEST_PAGES } from '#tests/pages.ts';
import { callApi, startSession } from './arrange.ts';
import { createPicture } from './create-picture.ts';
import { inspector } from './enlarged-inspector.ts';
import { ENGLISH, expect, MALI, test } from './shop.ts';

/** A window of 1440 by 900 at 200 % zoom; it has the layout of phones. */
test.use({ viewport: { width: 720, height: 450 } });

const DIALOG = 'dialog[open]';
/** The product is last: most dialogs are opened there. It has no menu on phones. */
const PRODUCT = `/goods_detail/${FEATURED_ID}`;
const OTHERS = [...GUEST_PAGES.filter((path) => path !== PRODUCT), '/no/such/page'];

test('at 200 % zoom guests can reach every control', async ({ page }) => {
  const { t, checkPage, checkOverlay, press, wrong } = inspector(page);
  for (const path of OTHERS) await checkPage(path);
  await checkOverlay('menu', DIALOG, () => press('nav.menu'));
  await checkOverlay(
    'suggestions',
    '.search-menu',
    () => page.getByRole('search').getByRole('combobox').fill('a'),
    false,
  );
  await checkPage(PRODUCT);
  await checkOverlay(
    'coupons',
    '.coupon-offers__couponPop',
    () => press('coupon.getCoupons'),
    false,
  );
  await checkOverlay('large pictures', DIALOG, () => page.locator('.gallery__main').press('Enter'));
  await checkOverlay('sharing', '.share-panel', () => press('goods.share'), false);
  await checkOverlay('large pictures of a review', DIALOG, () =>
    page.locator('.reviews__pics button').first().press('Enter'),
  );
  await checkOverlay('signing in', DIALOG, async () => {
    await press('goods.buyNow');
    await expect(
      page.getByRole('dialog').getByLabel(t('auth.password'), { exact: true }),
    ).toBeVisible();
    await expect(page.locator('.sign-in__pic')).toBeHidden();
  });
  await checkOverlay('registering', DIALOG, async () => {
    await press('goods.buyNow');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('auth.mode6'), exact: true })
      .press('Enter');
  });
  expect(wrong).toEqual({});
});

test('at 200 % zoom members can reach every control', async ({ page }) => {
  const { t, checkPage, checkOverlay, press, wrong } = inspector(page);
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
  await checkPage('/users/coupon_list');
  await checkOverlay('goods of a coupon', DIALOG, () =>
    page.getByRole('button', { name: `${t('coupon.use')} Teapots only` }).press('Enter'),
  );
  await checkPage('/users/points_list');
  await checkPage('/users/collection_list');
  await checkPage(`/order/order_detail?orderNo=${paid?.orderNo}&orderStatus=1`);
  await checkPage(`/order/stripe_payment?orderNo=${unpaid?.orderNo}`);
  await checkPage(`/order/payment_result?orderNo=${unpaid?.orderNo}&status=0`);
  await checkPage('/users/evaluation_list');
  await checkPage('/users/refund_list');
  await checkPage('/users/order_list');
  await checkOverlay(
    'user menu',
    '.header__userPop',
    () => page.locator('.header__actUser').press('Enter'),
    false,
  );
  await checkOverlay('signing out', DIALOG, async () => {
    await page.locator('.header__actUser').press('Enter');
    await press('nav.logOut');
  });
  await checkOverlay('cancelling', DIALOG, () => press('order.cancel'));
  await checkOverlay('ways to pay', DIALOG, () => press('pay.payNow'));
  await checkPage('/users/address_list');
  await checkOverlay('an address', DIALOG, () =>
    page.locator('.account-addresses__bookAdd').press('Enter'),
  );
  await checkOverlay('deleting an address', DIALOG, () =>
    page
      .locator('.account-addresses__bookCard')
      .getByRole('button', { name: t('common.delete') })
      .first()
      .press('Enter'),
  );
  await checkPage('/users/user_info');
  await checkOverlay('cutting a picture', DIALOG, async () => {
    await page.locator('input[type=file]').setInputFiles(await createPicture());
  });
  await checkOverlay('password', DIALOG, () => press('account.changePassword'));
  await checkPage('/users/merchant_settled');
  await checkOverlay('the agreement', DIALOG, () => press('apply.agreement'));
  await checkPage('/users/application_record');
  await checkOverlay('an application', DIALOG, () =>
    page
      .getByRole('button', { name: t('apply.view') })
      .first()
      .press('Enter'),
  );
  await checkPage('/order/shopping_cart');
  await checkOverlay('other option', DIALOG, () => press('cart.reselect'));
  await press('cart.checkout');
  await expect(page).toHaveURL(/order_confirm/);
  const { pathname, search } = new URL(page.url());
  await checkPage((pathname + search).replace(ENGLISH.prefix, ''));
  expect(wrong).toEqual({});
});

test.describe('in the narrowest window of desktops', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('every control can be reached without horizontal scrolling', async ({ page }) => {
    const { checkPage, checkOverlay, press, wrong } = inspector(page, false);
    for (const path of OTHERS) await checkPage(path);
    await checkOverlay('categories', '.header__catsMenu', () => press('nav.categories'), false);
    await checkOverlay('service', '.side-window__panel', () => press('side.service'));
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
      await checkPage(path);
    expect(wrong).toEqual({});
  });
});
