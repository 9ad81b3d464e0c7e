import { expect } from '../shop.ts';
import type { Tour } from './guide.ts';

const BAG = 1001;
const NOTHING = 'qqxxqq';

export const guestTour: Tour = {
  name: 'guest',
  async run({ page, sandbox, t, load, open, button, check, checkPage, checkDialog }) {
    // Names of products may contain the word.
    const service = page.getByRole('button', { name: t('side.service'), exact: true });
    await checkPage('home', '/');
    await check('category menu', async () => {
      await button(t('nav.categories')).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('.header__cats .category-panel')).toBeVisible();
      await expect(page.locator('.panel-activity')).toBeVisible();
      await expect(page.locator('.panel-products img')).toHaveCount(4);
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
      await expect(page.locator('.panel-activity')).toBeVisible();
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
      await expect(
        page
          .getByRole('group', { name: t('nav.language') })
          .getByRole('link', { name: 'Français' }),
      ).toBeVisible();
    });
    await page.keyboard.press('Escape');
    await check('service panel', async () => {
      await service.press('Enter');
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
      await service.press('Enter');
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
  },
};
