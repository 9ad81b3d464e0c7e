import type { Page } from '@playwright/test';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { isCallOf, pathOf } from './calls.ts';
import { checkout, expect, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, MALI } from './shop.ts';
import { shopper } from './shopper.ts';

test('going back from the cart restores the selected option', async ({ page, market }) => {
  const me = shopper(page, ENGLISH);
  await market.signIn(MALI);
  await me.open('/');
  await me.open(`/goods_detail/${FEATURED_ID}`);
  const options = page.locator('.sku-option').first().getByRole('button');
  await options.nth(2).click();
  await expect(options.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('button', { name: me.t('goods.addToCart'), exact: true })
    .first()
    .click();
  await expect(page.getByText(me.t('done.shoppingSU'))).toBeVisible();
  await me.openCart();

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`goods_detail/${FEATURED_ID}`));
  await expect(options.nth(2)).toHaveAttribute('aria-pressed', 'true');
  // Selecting an option adds no history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/?$/);
});

/** Longer than a place that was reached is kept. */
const LATE_MS = 1500;

for (const language of [CHINESE, ENGLISH]) {
  test(`going back to the home page restores the endless list, in ${language.locale}`, async ({
    page,
  }) => {
    const me = shopper(page, language);
    await me.open('/');
    const cards = page.locator('.recommended a[href*="/goods_detail/"]');
    await cards.first().scrollIntoViewIfNeeded();
    const begun = await cards.count();
    await expect
      .poll(async () => {
        await cards.last().scrollIntoViewIfNeeded();
        return cards.count();
      })
      .toBeGreaterThan(begun * 2);
    const card = cards.nth(begun + 4);
    await card.scrollIntoViewIfNeeded();
    const shown = await cards.count();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(1000);
    const place = () => card.evaluate((link) => link.getBoundingClientRect().top);
    // Measured with the click: the sections above may still be growing.
    const before = await card.evaluate((link: HTMLElement) => {
      const { top: atClick } = link.getBoundingClientRect();
      link.click();
      return atClick;
    });
    const isBack = () =>
      // A hovered card is raised by 2 px.
      expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(4);
    await expect(page).toHaveURL(/goods_detail/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${language.prefix}/?$`));
    await expect(card).toBeInViewport();
    await isBack();
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(shown);

    // The page is too short for its place until more of the list has come.
    const later = page.waitForRequest(isCallOf('homeProducts'));
    const isList = ({ pathname }: URL) => pathOf('homeProducts').test(pathname);
    await page.route(isList, async (route) => {
      await new Promise((resume) => setTimeout(resume, LATE_MS));
      await route.continue();
    });
    await page.reload();
    await later;
    await expect(card).toBeInViewport();
    await isBack();
  });
}

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Within the shortest product page of either market profile. */
const PRODUCT_TOP = 800;
/** Repeated, as a page that is still growing may be too short at first. */
const scrollTo = (page: Page, y: number) =>
  expect
    .poll(async () => {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      return top(page);
    })
    .toBe(y);

for (const language of [CHINESE, ENGLISH]) {
  for (const from of ['/', '/goods/goods_search?cid=3', '/merchant/merchant/home?id=1']) {
    test(`back and forward restore the scroll position, from ${from} in ${language.locale}`, async ({
      page,
    }) => {
      const me = shopper(page, language);
      await me.open(from);
      const press = () =>
        page
          .locator('main a[href*="/goods_detail/"]')
          .first()
          .evaluate((link: HTMLElement) => link.click());
      // The URL changes before the page is rendered.
      const isProduct = (yes: boolean) =>
        expect(page.locator('main .catalogue-product')).toHaveCount(yes ? 1 : 0);
      const go = async (way: 'goBack' | 'goForward', toProduct: boolean) => {
        await page[way]();
        await isProduct(toProduct);
      };
      // From a scrolled product to a page left at the top.
      await press();
      await isProduct(true);
      await scrollTo(page, PRODUCT_TOP);
      await go('goBack', false);
      await expect.poll(() => top(page)).toBe(0);
      await go('goForward', true);
      await expect.poll(() => top(page)).toBe(PRODUCT_TOP);
      // From a scrolled page to a product left at the top.
      await go('goBack', false);
      await scrollTo(page, 400);
      await press();
      await isProduct(true);
      await expect.poll(() => top(page)).toBe(0);
      await go('goBack', false);
      await expect.poll(async () => Math.abs((await top(page)) - 400)).toBeLessThanOrEqual(1);
      await go('goForward', true);
      await expect.poll(() => top(page)).toBe(0);
    });
  }
}

test('a note is kept after a reload and a visit to the product', async ({ page, market }) => {
  const me = checkout(page, CHINESE);
  await market.signIn(MALI);
  await me.buyNow(FEATURED_ID);
  await me.note.fill('请放前台');
  await page.reload();
  await expect(me.note).toHaveValue('请放前台');
  await page.locator('.checkout-line__name').first().click();
  await expect(page).toHaveURL(/goods_detail/);
  await page.goBack();
  await expect(me.note).toHaveValue('请放前台');
});
