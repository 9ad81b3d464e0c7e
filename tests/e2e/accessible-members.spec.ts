import { tour } from './accessible-tour.ts';
import { callApi, startSession } from './arrange.ts';
import { CHINESE, ENGLISH, expect, MALI, SOM, test } from './shop.ts';

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.describe.configure({ timeout: 300_000 });

interface Orders {
  list: { orderNo: string; masterOrderNo: string }[];
}

for (const language of [CHINESE, ENGLISH]) {
  test.describe(`axe reports nothing in ${language.locale}`, () => {
    test('cart and checkout', async ({ page }) => {
      const { t, button, check, checkPage, checkDialog } = tour(page, language);
      await startSession(page, MALI);
      // High enough that the sticky bar covers nothing.
      await page.setViewportSize({ width: 1440, height: 2400 });
      await checkPage('cart', '/order/shopping_cart');
      await checkDialog('other option', () => button(t('cart.reselect')).press('Enter'));
      await page.keyboard.press('Escape');
      await checkDialog('removal', () => button(t('cart.removeSelected')).press('Enter'));
      await page.keyboard.press('Escape');
      await check('checkout', async () => {
        await button(t('cart.checkout')).press('Enter');
        await expect(page).toHaveURL(/order_confirm/);
        await expect(button(t('checkout.placeOrder'))).toBeEnabled();
      });
      await checkDialog('address', () => button(t('address.add')).press('Enter'));
      await check('address with errors', async () => {
        await button(t('common.save')).press('Enter');
        await expect(page.getByText(t('address.emptyName')).first()).toBeVisible();
      });
    });

    test('payment and orders', async ({ page }) => {
      const { t, button, check, checkPage, checkDialog } = tour(page, language);
      await startSession(page, MALI);
      const [unpaid] = (await callApi<Orders>(page, 'GET', 'order/await/pay/list?page=1&limit=5'))
        .list;
      const [paid] = (await callApi<Orders>(page, 'GET', 'order/list?type=1&page=1&limit=5')).list;
      await checkPage('orders to pay', '/users/order_list?orderStatus=0');
      await checkDialog('cancelling', () => button(t('order.cancel')).press('Enter'));
      await page.keyboard.press('Escape');
      await checkDialog('payment methods', () => button(t('pay.payNow')).press('Enter'));
      await check('code to scan', async () => {
        await page.getByRole('radio', { name: new RegExp(t('pay.scan')) }).press('Space');
        await page.getByRole('dialog').getByRole('button').last().press('Enter');
        await expect(page.getByRole('img', { name: t('pay.qrName') })).toBeVisible();
      });
      await checkPage('orders to ship', '/users/order_list?orderStatus=1');
      await checkPage('completed orders', '/users/order_list?orderStatus=3');
      await checkDialog('deleting', () => button(t('order.delete')).press('Enter'));
      await checkPage('all orders', '/users/order_list');
      const { list: shipped } = await callApi<Orders>(
        page,
        'GET',
        'order/list?type=2&page=1&limit=5',
      );
      for (const { orderNo } of shipped)
        await checkPage('shipped order', `/order/order_detail?orderNo=${orderNo}&orderStatus=1`);
      await checkDialog('receiving', () => button(t('order.confirmReceipt')).press('Enter'));
      await checkPage('no order number', '/order/order_detail');
      await checkPage('coupons', '/users/coupon_list');
      await checkPage('used coupons', '/users/coupon_list?tab=used');
      await checkPage('expired coupons', '/users/coupon_list?tab=lapsed');
      await checkPage('points', '/users/points_list');
      await checkPage('earning points', '/users/points_list?tab=earn');
      await checkPage(
        'unpaid order',
        `/order/order_detail?orderNo=${unpaid?.orderNo}&orderStatus=0`,
      );
      await checkPage(
        'order of a store',
        `/order/order_detail?orderNo=${paid?.orderNo}&orderStatus=1`,
      );
      await checkPage('card payment', `/order/stripe_payment?orderNo=${unpaid?.orderNo}`);
      await check('failed payment', async () => {
        await page.goto(
          `${language.prefix}/order/payment_result?orderNo=${unpaid?.orderNo}&status=0`,
        );
        await expect(page.getByRole('heading', { name: t('pay.error') })).toBeVisible();
      });
      await check('payment', async () => {
        await page.goto(`${language.prefix}/order/payment_result?orderNo=${paid?.masterOrderNo}`);
        await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
      });
    });

    test('merchant application', async ({ page }) => {
      const { t, button, check, checkPage, checkDialog } = tour(page, language);
      await startSession(page, MALI);
      await checkPage('application', '/users/merchant_settled');
      await check('application with errors', async () => {
        await button(t('apply.submit')).press('Enter');
        await expect(page.getByText(t('settled.emptyName')).first()).toBeVisible();
      });
      await checkDialog('agreement', () => button(t('apply.agreement')).press('Enter'));
      await page.keyboard.press('Escape');
      await checkPage('application record', '/users/application_record');
      await checkDialog('an application', () =>
        page
          .getByRole('button', { name: t('apply.view') })
          .first()
          .press('Enter'),
      );
    });

    test('account', async ({ page }) => {
      const { t, button, check, checkPage, checkDialog, dialog } = tour(page, language);
      await startSession(page, MALI);
      await checkPage('user info', '/users/user_info');
      await check('user info with errors', async () => {
        await page.locator('input[type=file]').setInputFiles({
          name: 'moving.gif',
          mimeType: 'image/gif',
          buffer: Buffer.from('GIF89a'),
        });
        await page.getByRole('textbox', { name: t('account.nickname') }).fill('');
        await page
          .locator('main')
          .getByRole('button', { name: t('common.save') })
          .press('Enter');
        await expect(page.locator('main').getByText(t('account.userName'))).toBeVisible();
      });
      await check('avatar', async () => {
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: DOT });
        await expect(dialog.getByRole('application')).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await checkDialog('password', () => button(t('account.changePassword')).press('Enter'));
      await check('password with errors', async () => {
        await dialog.getByRole('button', { name: t('account.changePassword') }).press('Enter');
        await expect(dialog.getByText(t('auth.emptyCaptche')).first()).toBeVisible();
      });
      await checkPage('addresses', '/users/address_list');
      await checkDialog('deleting an address', () => button(t('common.delete')).press('Enter'));
      await page.keyboard.press('Escape');
      await checkDialog('list of countries in an address', async () => {
        await page.locator('.account-addresses__bookAdd').press('Enter');
        await dialog.getByRole('combobox', { name: t('address.country') }).press('ArrowDown');
        await expect(dialog.getByRole('listbox')).toBeVisible();
      });
      await check('toast over a dialog', async () => {
        await page.keyboard.press('Escape');
        await dialog.getByRole('button', { name: t('common.save') }).press('Enter');
        await expect(dialog.locator('.toast')).toBeVisible();
      });
      await checkPage('wishlist', '/users/collection_list');
      await check('selected wishlist items', async () => {
        await button(t('wish.select')).press('Enter');
        await page.locator('.wishlist').getByRole('checkbox').first().press('Space');
        await expect(button(t('wish.removePicked'))).toBeEnabled();
      });
      await check('removed wishlist items, with undo', async () => {
        await button(t('wish.removePicked')).press('Enter');
        await expect(button(t('common.undo'))).toBeFocused();
      });
      await checkPage('followed stores', '/users/collection_list?tab=stores');
    });

    test('empty lists', async ({ page }) => {
      const { t, check, checkPage } = tour(page, language);
      await startSession(page, SOM);
      await checkPage('no addresses', '/users/address_list');
      await checkPage('empty cart', '/order/shopping_cart');
      await checkPage('no orders', '/users/order_list?orderStatus=0');
      await checkPage('empty wishlist', '/users/collection_list');
      await checkPage('no followed stores', '/users/collection_list?tab=stores');
      await checkPage('no coupons', '/users/coupon_list');
      await checkPage('no used coupons', '/users/coupon_list?tab=used');
      await checkPage('no points', '/users/points_list');
      await checkPage('no applications', '/users/application_record');
      // On this page the menu covers no control.
      await check('user menu', async () => {
        await page.locator('.header__actUser').press('ArrowDown');
        await expect(page.getByRole('button', { name: t('nav.logOut') })).toBeVisible();
      });
    });
  });
}
