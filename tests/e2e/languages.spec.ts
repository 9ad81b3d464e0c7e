import type { Page } from '@playwright/test';
import { startSession } from './arrange.ts';
import { IS_ALL } from './cover.ts';
import { settled } from './settled.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, type Language, MALI, test, THAI } from './shop.ts';
import { shopper } from './shopper.ts';
import { textsOf } from './texts.ts';
import { afterSalesPaths, checkoutPath } from './tours/order-paths.ts';

const BAG = 1001;
const LANGUAGES: (Language & { tag: string; name: string })[] = [
  { ...CHINESE, tag: 'zh-CN', name: '简体中文' },
  { ...ENGLISH, tag: 'en', name: 'English' },
  { ...FRENCH, tag: 'fr', name: 'Français' },
  { ...THAI, tag: 'th', name: 'ไทย' },
  { ...LAO, tag: 'lo', name: 'ລາວ' },
];
const KEY = /^[a-z]+\.[a-zA-Z]+$/;
/** The design width, and the narrowest supported window. */
const WIDTHS = [1440, 1024];

/** The texts of the page, one for each visible text node. */
const visibleTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, #sandbox'))
        texts.push(walker.currentNode.textContent?.trim() ?? '');
    }
    return texts;
  });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Pages that each language is tried on; the others are tried in two languages each. */
const FOR_EACH = 3;

for (const [place, { prefix, locale, tag }] of LANGUAGES.entries()) {
  const isInTurn = (_: unknown, index: number) =>
    IS_ALL ||
    index < FOR_EACH ||
    [0, 2].some((step) => (index + step) % LANGUAGES.length === place);

  test(`every page is in ${locale} and links only within it`, async ({ page }) => {
    const t = textsOf(locale);
    await startSession(page, MALI);
    const pages = [
      '/',
      '/goods/goods_search?cid=1',
      `/goods_detail/${BAG}`,
      '/order/shopping_cart',
      await checkoutPath(page),
      '/users/order_list?orderStatus=0',
      '/users/order_list',
      '/users/evaluation_list',
      '/users/refund_list',
      ...(await afterSalesPaths(page)).map(([, path]) => path),
      '/order/order_detail?identity=',
    ];
    for (const path of pages.filter(isInTurn)) {
      await test.step(path, async () => {
        const answer = await page.goto(prefix + path);
        expect(await answer?.text(), 'language before scripts run').toContain(
          `<html lang="${tag}"`,
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page).toHaveTitle(/\S+ · \S+/);
        expect(
          (await visibleTexts(page)).filter((text) => KEY.test(text)),
          'untranslated keys',
        ).toEqual([]);
        await expect(page.locator('.skip-link')).toHaveText(t('a11y.skip'));
        const links = await page
          .locator('a[href^="/"]:not([hreflang])')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        // The quiet frame of the checkout has the fewest.
        expect(links.length).toBeGreaterThan(5);
        const foreign = prefix
          ? links.filter((href) => href !== prefix && !href.startsWith(`${prefix}/`))
          : links.filter((href) => /^\/(en|fr|th|lao)(\/|$)/.test(href));
        expect(foreign, 'links to another language').toEqual([]);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page), `too wide at ${width}`).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}

test('changing the language keeps the page and its query', async ({ page }) => {
  await page.goto('/goods/goods_search?cid=1&sort=price-asc');
  for (const { prefix, tag, name } of LANGUAGES.toReversed()) {
    await page.locator('header .header__act', { has: page.locator('.header__actLabel') }).click();
    await page.locator('.header__langMenu').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveURL(
      new RegExp(`^https?://[^/]+${prefix}/goods/goods_search\\?cid=1&sort=price-asc$`),
    );
  }
});

test.describe('a browser set to English', () => {
  test.use({ locale: 'en-US' });

  test('is offered English on the first page, and not again after dismissing it', async ({
    page,
  }) => {
    const t = textsOf('en');
    const offer = page.getByText(t('site.suggestLanguage'));
    await page.goto('/');
    await expect(offer).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page
      .locator('.language-bar')
      .getByRole('button', { name: t('common.close') })
      .click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
  });

  test('is not offered another language in the checkout', async ({ page }) => {
    const offer = page.getByText(textsOf('en')('site.suggestLanguage'));
    await startSession(page, MALI);
    await page.goto('/order/shopping_cart');
    await expect(offer).toBeVisible();
    await page.goto(await checkoutPath(page));
    await expect(page.getByText(textsOf('zh-CN')('checkout.amountDue')).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
  });

  test('follows the offer, and is not asked again', async ({ page }) => {
    const t = textsOf('en');
    await page.goto(`/goods_detail/${BAG}`);
    await page.getByRole('link', { name: t('nav.switchLanguage') }).click();
    await expect(page).toHaveURL(new RegExp(`/en/goods_detail/${BAG}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(t('site.suggestLanguage'))).toHaveCount(0);
  });
});

test('another prefix of a known language redirects to the shop’s', async ({ request }) => {
  const answer = await request.get('/EN-us/goods/top_one?from=mail', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([
    301,
    '/en/goods/top_one?from=mail',
  ]);
});

test('an unknown language prefix shows the 404 page', async ({ page }) => {
  const { t, open } = shopper(page, CHINESE);
  await open('/es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errorPage.404Title'));
  await expect(page.getByText(t('errorPage.noPage')).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});
