import type { TextKey } from '#/i18n/text-key.ts';
import { tour } from './accessible-tour.ts';
import { startSession } from './arrange.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, MALI, test, THAI } from './shop.ts';

const BAG = 1001;
const NOTHING = 'qqxxqq';

test.describe.configure({ timeout: 300_000 });

for (const language of [CHINESE, ENGLISH]) {
  test.describe(`axe reports nothing in ${language.locale}`, () => {
    test('as a guest', async ({ page, sandbox }) => {
      const { t, load, open, button, check, checkPage, checkDialog } = tour(
        page,
        language,
        language === CHINESE,
      );
      await checkPage('home', '/');
      await check('category menu', async () => {
        await button(t('nav.categories')).focus();
        await page.keyboard.press('ArrowDown');
        await expect(page.locator('.header__cats .category-panel')).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await check('panel of a category', async () => {
        await open('/');
        await page
          .getByRole('navigation', { name: t('nav.categories') })
          .getByRole('link')
          .first()
          .focus();
        await page.keyboard.press('ArrowRight');
        await expect(page.locator('.hero .category-panel')).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await check('search suggestions', async () => {
        await page.getByRole('search').getByRole('combobox').fill('a');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
      });
      await page.keyboard.press('Escape');
      await check('language menu', async () => {
        await button(new RegExp(t('nav.language'))).press('Enter');
        await expect(page.getByRole('link', { name: 'Français' })).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await check('service panel', async () => {
        await button(t('side.service')).press('Enter');
        await expect(page.getByRole('group', { name: t('side.service') })).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await checkPage('search results', '/goods/goods_search?cid=1');
      await checkPage('many search results', '/goods/goods_search');
      await checkPage('no search results', `/goods/goods_search?title=${NOTHING}`);
      for (const part of ['home', 'category', 'coupon', 'qualification'])
        await check(`store: ${part}`, () => open(`/merchant/merchant/${part}?id=1`));
      await checkPage('store street', '/merchant/merchant_street');
      await checkPage('stores by words and filters', '/merchant/merchant_more?title=a&self=false');
      await checkPage('no stores', `/merchant/merchant_more?title=${NOTHING}`);
      await checkPage('product', `/goods_detail/${BAG}`);
      await check('service of a store', async () => {
        await button(t('side.service')).press('Enter');
        await expect(
          page.getByRole('group', { name: t('side.service') }).getByText(t('side.ofStore')),
        ).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await check('coupons of a product', async () => {
        await button(new RegExp(t('coupon.getCoupons'))).press('Enter');
        await expect(page.getByRole('group', { name: t('coupon.coupons') })).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await checkDialog('large pictures', () => page.locator('.gallery__main').press('Enter'));
      await page.keyboard.press('Escape');
      await check('sharing', async () => {
        await button(t('goods.share')).press('Enter');
        await expect(page.getByRole('img', { name: t('share.qr') })).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await checkDialog('large pictures of a review', () =>
        page.locator('.reviews__pics button').first().press('Enter'),
      );
      await page.keyboard.press('Escape');
      for (const type of [1, 2, 3])
        await checkPage(`offer of type ${type}`, `/goods/activity_list?id=${type}`);
      await checkPage('top sellers', '/goods/top_one');
      await checkPage('privacy', '/middlewares/privacy_agreement');
      await checkPage('no such page', '/no/such/page');
      await sandbox.control({ do: 'fault', operation: 'productDetail', fault: 'http500' });
      await checkPage('a page that failed', `/goods_detail/${BAG}`, load);
    });

    test('signing in and registering', async ({ page }) => {
      const { t, open, dialog, button, check, checkPage, checkDialog } = tour(page, language);
      const inside = (key: TextKey) => dialog.getByRole('button', { name: t(key), exact: true });
      await open(`/goods_detail/${BAG}`);
      await checkDialog('sign-in panel', () => button(t('goods.addToCart')).press('Enter'));
      await check('sign-in panel with errors', async () => {
        await dialog.getByRole('button', { name: t('auth.signIn'), exact: true }).press('Enter');
        await expect(dialog.getByText(t('form.emailEmpty')).first()).toBeVisible();
      });
      await check('forgotten password', () => inside('auth.forgot').press('Enter'));
      await check('new password', async () => {
        await dialog.getByRole('textbox', { name: t('auth.email') }).fill(MALI.email);
        await inside('common.next').press('Enter');
        await dialog.getByLabel(t('auth.newPassword'), { exact: true }).fill('Weak');
        await expect(dialog.getByText(t('auth.strengthWeak'))).toBeVisible();
      });
      await check('visitor', async () => {
        await inside('common.back').press('Enter');
        await inside('common.back').press('Enter');
        await inside('auth.mode7').press('Enter');
        await expect(dialog.getByText(t('auth.visitorHint'))).toBeVisible();
      });
      await check('register', async () => {
        await inside('common.back').press('Enter');
        await inside('auth.mode6').press('Enter');
        await dialog.getByLabel(t('auth.password'), { exact: true }).fill('Weak');
        await expect(dialog.getByText(t('auth.strengthWeak'))).toBeVisible();
      });
      await check('register by phone, with errors', async () => {
        await dialog.getByRole('tab', { name: t('auth.phone') }).press('Enter');
        await inside('auth.mode6').press('Enter');
        await expect(dialog.getByText(t('form.emptyPhone')).first()).toBeVisible();
      });
      await check('phone and password', () =>
        dialog.locator('.sign-in__swap button').press('Enter'),
      );
      await check('phone and code, with the list of countries', async () => {
        await inside('auth.toCode').press('Enter');
        await dialog.getByRole('button', { name: new RegExp(t('country.code')) }).press('Enter');
        await expect(dialog.getByRole('listbox')).toBeVisible();
      });
      await checkPage('sign-in page', '/login');
    });
  });
}

for (const language of [THAI, FRENCH, LAO]) {
  test(`axe reports nothing in ${language.locale}`, async ({ page }) => {
    const guest = tour(page, language);
    await guest.checkPage('home', '/');
    await guest.checkPage('product', `/goods_detail/${BAG}`);
    await startSession(page, MALI);
    await tour(page, language).checkPage('cart', '/order/shopping_cart');
  });
}
