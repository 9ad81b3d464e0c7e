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
      const { t, button, look, lookAt, lookInto } = tour(page, language);
      await startSession(page, MALI);
      // High enough that the sticky bar covers nothing.
      await page.setViewportSize({ width: 1440, height: 2400 });
      await lookAt('cart', '/order/shopping_cart');
      await lookInto('other option', () => button(t('cart.reselect')).press('Enter'));
      await page.keyboard.press('Escape');
      await lookInto('removal', () => button(t('cart.removeSelected')).press('Enter'));
      await page.keyboard.press('Escape');
      await look('checkout', async () => {
        await button(t('cart.checkout')).press('Enter');
        await expect(page).toHaveURL(/order_confirm/);
        await expect(button(t('checkout.placeOrder'))).toBeEnabled();
      });
      await lookInto('address', () => button(t('address.add')).press('Enter'));
      await look('address with errors', async () => {
        await button(t('common.save')).press('Enter');
        await expect(page.getByText(t('form.name')).first()).toBeVisible();
      });
    });

    test('payment and orders', async ({ page }) => {
      const { t, button, look, lookAt, lookInto } = tour(page, language);
      await startSession(page, MALI);
      const [unpaid] = (await callApi<Orders>(page, 'GET', 'order/await/pay/list?page=1&limit=5'))
        .list;
      const [paid] = (await callApi<Orders>(page, 'GET', 'order/list?type=1&page=1&limit=5')).list;
      await lookAt('orders to pay', '/users/order_list?orderStatus=0');
      await lookInto('cancelling', () => button(t('order.cancel')).press('Enter'));
      await page.keyboard.press('Escape');
      await lookInto('payment methods', () => button(t('pay.payNow')).press('Enter'));
      await look('code to scan', async () => {
        await page.getByRole('radio', { name: new RegExp(t('pay.scan')) }).press('Space');
        await page.getByRole('dialog').getByRole('button').last().press('Enter');
        await expect(page.getByRole('img', { name: t('pay.qrName') })).toBeVisible();
      });
      await lookAt('orders to ship', '/users/order_list?orderStatus=1');
      await lookAt('completed orders', '/users/order_list?orderStatus=3');
      await lookInto('deleting', () => button(t('order.delete')).press('Enter'));
      await lookAt('all orders', '/users/order_list');
      const { list: shipped } = await callApi<Orders>(
        page,
        'GET',
        'order/list?type=2&page=1&limit=5',
      );
      for (const { orderNo } of shipped)
        await lookAt('shipped order', `/order/order_detail?orderNo=${orderNo}&orderStatus=1`);
      await lookInto('receiving', () => button(t('order.confirmReceipt')).press('Enter'));
      await lookAt('no order number', '/order/order_detail');
      await lookAt('coupons', '/users/coupon_list');
      await lookAt('used coupons', '/users/coupon_list?tab=used');
      await lookAt('expired coupons', '/users/coupon_list?tab=lapsed');
      await lookAt('points', '/users/points_list');
      await lookAt('earning points', '/users/points_list?tab=earn');
      await lookAt('unpaid order', `/order/order_detail?orderNo=${unpaid?.orderNo}&orderStatus=0`);
      await lookAt(
        'order of a store',
        `/order/order_detail?orderNo=${paid?.orderNo}&orderStatus=1`,
      );
      await lookAt('card payment', `/order/stripe_payment?orderNo=${unpaid?.orderNo}`);
      await look('failed payment', async () => {
        await page.goto(
          `${language.prefix}/order/payment_result?orderNo=${unpaid?.orderNo}&status=0`,
        );
        await expect(page.getByRole('heading', { name: t('pay.error') })).toBeVisible();
      });
      await look('payment', async () => {
        await page.goto(`${language.prefix}/order/payment_result?orderNo=${paid?.masterOrderNo}`);
        await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
      });
    });

    test('merchant application', async ({ page }) => {
      const { t, button, look, lookAt, lookInto } = tour(page, language);
      await startSession(page, MALI);
      await lookAt('application', '/users/merchant_settled');
      await look('application with errors', async () => {
        await button(t('apply.submit')).press('Enter');
        await expect(page.getByText(t('settled.emptyName')).first()).toBeVisible();
      });
      await lookInto('agreement', () => button(t('apply.agreement')).press('Enter'));
      await page.keyboard.press('Escape');
      await lookAt('application record', '/users/application_record');
      await lookInto('an application', () =>
        page
          .getByRole('button', { name: t('apply.view') })
          .first()
          .press('Enter'),
      );
    });

    test('account', async ({ page }) => {
      const { t, button, look, lookAt, lookInto, dialog } = tour(page, language);
      await startSession(page, MALI);
      await lookAt('user info', '/users/user_info');
      await look('user info with errors', async () => {
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
        await expect(page.locator('main').getByText(t('form.userName'))).toBeVisible();
      });
      await look('avatar', async () => {
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: DOT });
        await expect(dialog.getByRole('application')).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await lookInto('password', () => button(t('account.changePassword')).press('Enter'));
      await look('password with errors', async () => {
        await dialog.getByRole('button', { name: t('account.changePassword') }).press('Enter');
        await expect(dialog.getByText(t('form.emptyCaptche')).first()).toBeVisible();
      });
      await lookAt('addresses', '/users/address_list');
      await lookInto('deleting an address', () => button(t('common.delete')).press('Enter'));
      await page.keyboard.press('Escape');
      await lookInto('list of countries in an address', async () => {
        await page.locator('.book__add').press('Enter');
        await dialog.getByRole('combobox', { name: t('address.country') }).press('ArrowDown');
        await expect(dialog.getByRole('listbox')).toBeVisible();
      });
      await look('toast over a dialog', async () => {
        await page.keyboard.press('Escape');
        await dialog.getByRole('button', { name: t('common.save') }).press('Enter');
        await expect(dialog.locator('.toast')).toBeVisible();
      });
      await lookAt('wishlist', '/users/collection_list');
      await look('selected wishlist items', async () => {
        await button(t('wish.select')).press('Enter');
        await page.locator('.wish').getByRole('checkbox').first().press('Space');
        await expect(button(t('wish.removePicked'))).toBeEnabled();
      });
      await look('removed wishlist items, with undo', async () => {
        await button(t('wish.removePicked')).press('Enter');
        await expect(button(t('common.undo'))).toBeFocused();
      });
      await lookAt('followed stores', '/users/collection_list?tab=stores');
    });

    test('empty lists', async ({ page }) => {
      const { t, look, lookAt } = tour(page, language);
      await startSession(page, SOM);
      await lookAt('no addresses', '/users/address_list');
      await lookAt('empty cart', '/order/shopping_cart');
      await lookAt('no orders', '/users/order_list?orderStatus=0');
      await lookAt('empty wishlist', '/users/collection_list');
      await lookAt('no followed stores', '/users/collection_list?tab=stores');
      await lookAt('no coupons', '/users/coupon_list');
      await lookAt('no used coupons', '/users/coupon_list?tab=used');
      await lookAt('no points', '/users/points_list');
      await lookAt('no applications', '/users/application_record');
      // On this page the menu covers no control.
      await look('user menu', async () => {
        await page.locator('.act--user').press('ArrowDown');
        await expect(page.getByRole('button', { name: t('nav.logOut') })).toBeVisible();
      });
    });
  });
}
