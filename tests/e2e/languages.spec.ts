import { startSession } from './arrange.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, type Language, MALI, test, THAI } from './shop.ts';
import { shopper } from './shopper.ts';
import { textsOf } from './texts.ts';
import { checkoutPath } from './tours/order-paths.ts';

const BAG = 1001;
const LANGUAGES: (Language & { tag: string; name: string })[] = [
  { ...CHINESE, tag: 'zh-CN', name: '简体中文' },
  { ...ENGLISH, tag: 'en', name: 'English' },
  { ...FRENCH, tag: 'fr', name: 'Français' },
  { ...THAI, tag: 'th', name: 'ไทย' },
  { ...LAO, tag: 'lo', name: 'ລາວ' },
];
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
