import type { Page } from '@playwright/test';
import { cover } from './cover.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, test, THAI, waitForWhole } from './shop.ts';
import { textsOf } from './texts.ts';

const BAG = 1001;

/** Tags that may occur once per page. */
const ONCE = [
  'title',
  'meta[name="description"]',
  'link[rel="canonical"]',
  'meta[property="og:url"]',
  'meta[property="og:title"]',
  'meta[name="robots"]',
  'link[hreflang="x-default"]',
];

const counts = (page: Page) =>
  page.evaluate(
    (selectors) => selectors.map((selector) => document.head.querySelectorAll(selector).length),
    ONCE,
  );

/** Head tags of the current page; those of the previous page are removed. */
async function expectHead(page: Page, path: string, listed = true) {
  const own = listed ? [1, 1, 1, 1, 1, 0, 1] : [1, expect.any(Number), 0, 0, 0, 1, 0];
  await expect.poll(() => counts(page), path).toEqual(own);
  await expect.poll(async () => (await counts(page))[1], 'descriptions').toBeLessThanOrEqual(1);
  if (listed)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new URL(path, page.url()).href,
    );
}

const description = (page: Page) =>
  page.locator('meta[name="description"]').getAttribute('content');

test('navigation replaces head tags without duplicates', async ({ page }) => {
  const t = textsOf('en');
  await page.goto('/en');
  await expectHead(page, '/en');
  const seen = [await description(page)];

  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/goods_detail/);
  const path = new URL(page.url()).pathname;
  await expectHead(page, path);
  seen.push(await description(page));

  await page
    .locator('.breadcrumb')
    .getByRole('link', { name: t('nav.home') })
    .click();
  await expect(page).toHaveURL(/\/en\/?$/);
  await expectHead(page, '/en');
  await expect.poll(() => description(page)).toBe(seen[0]);

  await page.goBack();
  await expect(page).toHaveURL(/goods_detail/);
  await expectHead(page, path);
  await page.getByRole('search').getByRole('combobox').fill('zzzz');
  await page.getByRole('search').getByRole('combobox').press('Enter');
  await expect(page.getByText(t('search.nothing', { q: 'zzzz' })).first()).toBeVisible();
  await expectHead(page, page.url(), false);

  await page.goBack();
  await expectHead(page, path);
  await page
    .locator('footer')
    .getByRole('link', { name: t('nav.cart') })
    .click();
  await expect(page).toHaveURL(/login/);
  await expectHead(page, page.url(), false);
  expect(new Set(seen).size).toBe(seen.length);
});

test('a selected option changes the URL but not the canonical URL', async ({ page }) => {
  await page.goto(`/en/goods_detail/${BAG}`);
  await page.getByText('Moss', { exact: true }).click();
  await expect(page).toHaveURL(/sku=/);
  await expectHead(page, `/en/goods_detail/${BAG}`);
});

test('canonical URLs of merchant lists keep only their filters, in every language', async ({
  page,
}) => {
  for (const prefix of ['', '/en', '/fr', '/th', '/lao']) {
    await page.goto(`${prefix}/merchant/merchant_street?page=2&from=letter`);
    await expectHead(page, `${prefix}/merchant/merchant_street?page=2`);
    const street = await description(page);
    await page.locator('.breadcrumb').getByRole('link').click();
    await expectHead(page, prefix || '/');
    await page.goto(`${prefix}/merchant/merchant_more?self=true&title=a&type=1`);
    await expectHead(page, page.url(), false);
    await expect.poll(() => description(page)).not.toBe(street);
  }
});

for (const { locale, prefix } of cover('head', [CHINESE, ENGLISH, FRENCH, THAI, LAO])) {
  test(`offers, best sellers and the agreement have their own head tags, in ${locale}`, async ({
    page,
  }) => {
    const seen = [];
    for (const path of [
      '/goods/activity_list?id=1',
      '/goods/activity_list?id=1&page=2',
      '/goods/top_one',
      '/middlewares/privacy_agreement',
    ]) {
      await page.goto(prefix + path);
      await expectHead(page, prefix + path);
      const others = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
      expect(others.toSorted(), path).toEqual(['en', 'fr', 'lo', 'th', 'x-default', 'zh-CN']);
      seen.push(await page.title());
    }
    expect(new Set(seen).size).toBe(seen.length);
  });
}

test('the document has a title and a description before scripts run', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await waitForWhole(page);
  await expect(page).toHaveTitle(/\S/);
  await expect.poll(() => description(page)).toMatch(/\S/);
  await context.close();
});

test('robots.txt links the sitemap, which browsers parse as XML', async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(sitemap).toBe(`${baseURL}/sitemap.xml`);
  const read = (text: string) =>
    page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      if (document.querySelector('parsererror')) throw new Error('not well-formed');
      return [...document.querySelectorAll('loc')].map((loc) => loc.textContent);
    }, text);
  // The first one is built in the background.
  await expect.poll(async () => (await request.get(sitemap)).status()).toBe(200);
  const files = await read(await (await request.get(sitemap)).text());
  expect(files).toHaveLength(1);
  const pages = await read(await (await request.get(files[0] ?? '')).text());
  expect(pages).toContain(`${baseURL}/lao/goods_detail/${BAG}`);
  expect(pages).toContain(`${baseURL}/fr/merchant/merchant/home?id=1`);
  expect(pages).toContain(`${baseURL}/th/merchant/merchant_street`);
});
