import { tour } from './accessible-tour.ts';
import { callApi, startSession } from './arrange.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, MALI, SOM, test, THAI } from './shop.ts';

const BAG = 1001;
/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const NOTHING = 'qqxxqq';

test.describe.configure({ timeout: 300_000 });

interface Orders {
  list: { orderNo: string; masterOrderNo: string }[];
}

for (const language of [CHINESE, ENGLISH]) {
  test.describe(`axe reports nothing in ${language.locale}`, () => {
    test('as a guest', async ({ page, sandbox }) => {
      const { t, load, open, button, look, lookAt, lookInto } = tour(
        page,
        language,
        language === CHINESE,
      );
      await lookAt('home', '/');
      await look('category menu', async () => {
        await button(t('nav.categories')).focus();
        await page.keyboard.press('ArrowDown');
        await expect(page.locator('.cats .mega')).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await look('panel of a category', async () => {
        await open('/');
        await page
          .getByRole('navigation', { name: t('nav.categories') })
          .getByRole('link')
          .first()
          .focus();
        await page.keyboard.press('ArrowRight');
        await expect(page.locator('.hero .mega')).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await look('search suggestions', async () => {
        await page.getByRole('search').getByRole('combobox').fill('a');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
      });
      await page.keyboard.press('Escape');
      await look('language menu', async () => {
        await button(new RegExp(t('nav.language'))).press('Enter');
        await expect(page.getByRole('link', { name: 'Français' })).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await look('service panel', async () => {
        await button(t('side.service')).press('Enter');
        await expect(page.getByRole('group', { name: t('side.service') })).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await lookAt('search results', '/goods/goods_search?cid=1');
      await lookAt('many search results', '/goods/goods_search');
      await lookAt('no search results', `/goods/goods_search?title=${NOTHING}`);
      for (const part of ['home', 'category', 'coupon', 'qualification'])
        await look(`store: ${part}`, () => open(`/merchant/merchant/${part}?id=1`));
      await lookAt('store street', '/merchant/merchant_street');
      await lookAt('stores by words and filters', '/merchant/merchant_more?title=a&self=false');
      await lookAt('no stores', `/merchant/merchant_more?title=${NOTHING}`);
      await lookAt('product', `/goods_detail/${BAG}`);
      await look('service of a store', async () => {
        await button(t('side.service')).press('Enter');
        await expect(
          page.getByRole('group', { name: t('side.service') }).getByText(t('side.ofStore')),
        ).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await look('coupons of a product', async () => {
        await button(new RegExp(t('coupon.getCoupons'))).press('Enter');
        await expect(page.getByRole('group', { name: t('coupon.coupons') })).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await lookInto('large pictures', () => page.locator('.gallery__main').press('Enter'));
      await page.keyboard.press('Escape');
      await look('sharing', async () => {
        await button(t('goods.share')).press('Enter');
        await expect(page.getByRole('img', { name: t('share.qr') })).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await lookInto('large pictures of a review', () =>
        page.locator('.review__pics button').first().press('Enter'),
      );
      await page.keyboard.press('Escape');
      for (const type of [1, 2, 3])
        await lookAt(`offer of type ${type}`, `/goods/activity_list?id=${type}`);
      await lookAt('top sellers', '/goods/top_one');
      await lookAt('privacy', '/middlewares/privacy_agreement');
      await lookAt('no such page', '/no/such/page');
      await sandbox.control({ do: 'fault', operation: 'productDetail', fault: 'http500' });
      await lookAt('a page that failed', `/goods_detail/${BAG}`, load);
    });

    test('signing in and registering', async ({ page }) => {
      const { t, open, dialog, button, look, lookAt, lookInto } = tour(page, language);
      const inside = (key: string) => dialog.getByRole('button', { name: t(key), exact: true });
      await open(`/goods_detail/${BAG}`);
      await lookInto('sign-in panel', () => button(t('goods.addToCart')).press('Enter'));
      await look('sign-in panel with errors', async () => {
        await dialog.getByRole('button', { name: t('auth.signIn'), exact: true }).press('Enter');
        await expect(dialog.getByText(t('form.emailEmpty')).first()).toBeVisible();
      });
      await look('forgotten password', () => inside('auth.forgot').press('Enter'));
      await look('new password', async () => {
        await dialog.getByRole('textbox', { name: t('auth.email') }).fill(MALI.email);
        await inside('common.next').press('Enter');
        await dialog.getByLabel(t('auth.newPassword'), { exact: true }).fill('Weak');
        await expect(dialog.getByText(t('auth.strengthWeak'))).toBeVisible();
      });
      await look('visitor', async () => {
        await inside('common.back').press('Enter');
        await inside('common.back').press('Enter');
        await inside('auth.mode7').press('Enter');
        await expect(dialog.getByText(t('auth.visitorHint'))).toBeVisible();
      });
      await look('register', async () => {
        await inside('common.back').press('Enter');
        await inside('auth.mode6').press('Enter');
        await dialog.getByLabel(t('auth.password'), { exact: true }).fill('Weak');
        await expect(dialog.getByText(t('auth.strengthWeak'))).toBeVisible();
      });
      await look('register by phone, with errors', async () => {
        await dialog.getByRole('tab', { name: t('auth.phone') }).press('Enter');
        await inside('auth.mode6').press('Enter');
        await expect(dialog.getByText(t('form.emptyPhone')).first()).toBeVisible();
      });
      await look('phone and password', () => dialog.locator('.signin__swap button').press('Enter'));
      await look('phone and code, with the list of countries', async () => {
        await inside('auth.toCode').press('Enter');
        await dialog.getByRole('button', { name: new RegExp(t('country.code')) }).press('Enter');
        await expect(dialog.getByRole('listbox')).toBeVisible();
      });
      await lookAt('sign-in page', '/login');
    });

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

for (const language of [THAI, FRENCH, LAO]) {
  test(`axe reports nothing in ${language.locale}`, async ({ page }) => {
    const guest = tour(page, language);
    await guest.lookAt('home', '/');
    await guest.lookAt('product', `/goods_detail/${BAG}`);
    await startSession(page, MALI);
    await tour(page, language).lookAt('cart', '/order/shopping_cart');
  });
}
