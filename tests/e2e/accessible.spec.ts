import { tour } from './accessible-tour.ts';
import { startSession } from './arrange.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, MALI, test, THAI } from './shop.ts';

const BAG = 1001;
const NOTHING = 'qqxxqq';

test.describe.configure({ timeout: 300_000 });

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
