import type { Page } from '@playwright/test';
import { BARE_ID, FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { Fault } from '#mocks/sandbox/switches.ts';
import type { TextKey } from '#/i18n/use-translation.ts';
import { countCalls, expect, pause, test } from './robust-steps.ts';
import { fileOf, waitForLinks } from './settled.ts';
import { CHINESE, ENGLISH, type Language, MALI } from './shop.ts';
import { shopper } from './shopper.ts';

const GOODS = `/goods_detail/${FEATURED_ID}`;

/** Expects the error page. @returns its retry button */
async function expectFailed(page: Page, { t }: ReturnType<typeof shopper>, why: TextKey) {
  await expect(page.getByRole('heading', { level: 1, name: t('errorPage.500') })).toBeVisible();
  await expect(page.locator('.error-page')).toContainText(t(why));
  return page.getByRole('button', { name: t('common.retry') });
}

const expectGoods = (page: Page, { t }: ReturnType<typeof shopper>) =>
  expect(
    page.getByRole('button', { name: t('goods.addToCart'), exact: true }).first(),
  ).toBeVisible();

const ERROR_PICTURE = fileOf('src/assets/states/offline.webp?inline');

test('offline, a page shows an error, and loads when the connection is back', async ({
  page,
  context,
}) => {
  const me = shopper(page, ENGLISH);
  await me.open('/');
  const link = page.locator('main a[href*="/goods_detail/"]').first();
  await expect(link).toBeVisible();
  // The picture of the error page is preloaded when the first page is used.
  let isPreloaded = false;
  page.on('response', (response) => {
    isPreloaded ||= response.url().endsWith(`/${ERROR_PICTURE}`);
  });
  await waitForLinks(page);
  let moves = 0;
  const use = async () => {
    moves += 1;
    await page.mouse.move(200, 300 + moves);
    return isPreloaded;
  };
  await expect.poll(use).toBe(true);
  await context.setOffline(true);
  await expect(page.getByText(me.t('error.offline'))).toBeVisible();

  await link.click();
  const retry = await expectFailed(page, me, 'error.network');
  await expect(page).toHaveURL(/goods_detail/);
  await expect(retry).toBeVisible();
  const picture = page.locator('.error-page__art img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await context.setOffline(false);
  await expect(page.getByText(me.t('error.offline'))).toBeHidden();
  await expectGoods(page, me);
  await expect(page.locator('nav.tabs')).toBeVisible();
});

for (const [what, files] of [
  ['styles', 'assets/*.css'],
  ['code', 'assets/*.js'],
  ['the lower part', fileOf('src/pages/catalogue/product/product-details.tsx')],
] as const) {
  test(`a failed prefetch (${what}) is retried on navigation`, async ({ page }) => {
    const me = shopper(page, ENGLISH);
    await me.open('/');
    await waitForLinks(page);
    let cut = true;
    let failed = 0;
    await page.route(`**/${files}`, (route) => {
      if (!cut) return route.continue();
      failed += 1;
      return route.abort();
    });
    const link = page.locator('main a[href*="/goods_detail/"]').first();
    const hoverAgain = async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      return failed;
    };
    await expect.poll(hoverAgain, { intervals: [500] }).toBeGreaterThan(0);
    await pause(page);
    cut = false;
    await link.click();
    await expectGoods(page, me);
    await expect(page.locator('.catalogue-product')).toHaveCSS('display', 'grid');
    await expect(page.locator('nav.tabs')).toBeVisible();
  });
}

/** Aborts the first request of each file. @returns their addresses */
async function loseOnce(page: Page, files: string): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  await page.route(files, (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.continue();
    lost.add(address);
    return route.abort();
  });
  return lost;
}

test('a document whose style sheets fail to load hydrates and reloads them', async ({ page }) => {
  const me = shopper(page, ENGLISH);
  const lost = await loseOnce(page, '**/assets/*.css');
  await me.open(GOODS);
  await expectGoods(page, me);
  // The document has no such element, so its inlined styles have no rule for it.
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('i'), { className: 'offline-bar' })),
  );
  await expect(page.locator('i.offline-bar')).toHaveCSS('position', 'fixed');
  expect(lost.size).toBeGreaterThan(3);
});

test('a document of which a style sheet never comes hydrates', async ({ page }) => {
  const me = shopper(page, ENGLISH);
  let held = 0;
  await page.route('**/assets/*.css', (route) => {
    held += 1;
    return held === 1 ? undefined : route.continue();
  });
  await me.open(GOODS);
  await expectGoods(page, me);
  expect(held).toBeGreaterThan(1);
});

test('a document whose scripts are lost once requests them again and hydrates', async ({
  page,
}) => {
  const me = shopper(page, ENGLISH);
  const lost = await loseOnce(page, '**/assets/*.js');
  await me.open(GOODS);
  await expectGoods(page, me);
  expect(lost.size).toBeGreaterThan(10);
});

test('a part that fails to load shows an error and loads on retry', async ({ page }) => {
  const me = shopper(page, CHINESE);
  await me.open('/');
  const service = page.getByRole('button', { name: me.t('side.service') });
  await expect(service).toBeVisible();
  let cut = true;
  await page.route('**/assets/*', (route) => (cut ? route.abort() : route.continue()));
  await service.click();
  const panel = page.locator('.side-window__panel');
  await expect(panel.getByText(me.t('error.part'))).toBeVisible();
  cut = false;
  await panel.getByRole('button', { name: me.t('common.retry') }).click();
  await expect(panel.locator('.load-error, .skeleton')).toHaveCount(0);
  await expect(panel.getByRole('link').or(panel.getByRole('img')).first()).toBeVisible();
});

test('adding to the cart offline shows an error and can be repeated', async ({
  page,
  context,
  market,
}) => {
  const me = shopper(page, CHINESE);
  await market.signIn(MALI);
  await me.open(GOODS);
  const add = page.getByRole('button', { name: me.t('goods.addToCart'), exact: true }).first();
  await expect(add).toBeEnabled();
  // Messages are shown by the deferred parts.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: me.t('error.network') })).toBeVisible();
  await expect(page.getByText(me.t('done.shoppingSU'))).toBeHidden();

  await context.setOffline(false);
  await pause(page);
  await add.click();
  await expect(page.getByText(me.t('done.shoppingSU'))).toBeVisible();
});

test('one dropped connection is retried silently', async ({ page, sandbox }) => {
  const me = shopper(page, CHINESE);
  await sandbox.control({ do: 'fault', operation: 'productDetail', fault: 'network', times: 1 });
  await me.open(GOODS);
  await expectGoods(page, me);
});

const ANSWERS: [Fault, Language][] = [
  ['http500', ENGLISH],
  ['code500', CHINESE],
  ['badJson', ENGLISH],
  ['html', CHINESE],
  ['empty', ENGLISH],
];
for (const [fault, language] of ANSWERS) {
  test(`an invalid response (${fault}): error page in ${language.locale}, and retry works`, async ({
    page,
    sandbox,
  }) => {
    const me = shopper(page, language);
    await sandbox.control({ do: 'fault', operation: 'productDetail', fault });
    await me.open(GOODS);
    const retry = await expectFailed(page, me, 'error.500');
    await sandbox.control({ do: 'fault', operation: 'productDetail', fault: null });
    await retry.click();
    await expectGoods(page, me);
  });

  test(`a write with an invalid response (${fault}) shows an error in ${language.locale}`, async ({
    page,
    sandbox,
    market,
  }) => {
    const me = shopper(page, language);
    await market.signIn(MALI);
    await me.open(GOODS);
    await sandbox.control({ do: 'fault', operation: 'cartSave', fault, times: 1 });
    const add = page.getByRole('button', { name: me.t('goods.addToCart'), exact: true }).first();
    await add.click();
    await expect(page.getByRole('alert').filter({ hasText: me.t('error.500') })).toBeVisible();
    await pause(page);
    await add.click();
    await expect(page.getByText(me.t('done.shoppingSU'))).toBeVisible();
  });
}

test('slow backend: navigation shows a loading bar, then a skeleton', async ({ page, sandbox }) => {
  const me = shopper(page, ENGLISH);
  await me.open(GOODS);
  await expectGoods(page, me);
  await sandbox.control({ do: 'delay', ms: 2500 });
  await page
    .locator(`main a[href*="/goods_detail/"]:not([href*="/${FEATURED_ID}"])`)
    .first()
    .click();
  const bar = page.getByRole('progressbar', { name: me.t('common.loading') });
  await expect(bar).toBeVisible();
  // The bar is red, and so is the banner below it.
  await expect(bar).toHaveCSS('border-bottom', '2px solid rgb(255, 255, 255)');
  await expect(page.locator('.page-skeleton__product')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(String(FEATURED_ID)));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectGoods(page, me);
  await sandbox.control({ do: 'delay', ms: 0 });
});

test('slow network: the menu closes at once, and a skeleton shows until the code is loaded', async ({
  page,
}) => {
  const me = shopper(page, ENGLISH);
  await me.open('/goods/top_one');
  // The code of the menu is loaded when it is opened.
  await page.getByRole('button', { name: me.t('nav.categories') }).click();
  const menu = page.locator('.header__catsMenu');
  await expect(menu.getByRole('link').first()).toBeVisible();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const late: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    late.push(route.request().url());
    await held;
    await route.continue();
  });
  await menu.getByRole('link').first().click();
  await expect(menu).toHaveCount(0);
  await expect(page.locator('.page-skeleton')).toBeVisible();
  await expect(page).toHaveURL(/goods_search/);
  expect(late.length).toBeGreaterThan(0);
  release();
  await expect(page.locator('.page-skeleton')).toHaveCount(0);
  await expect(page.locator('.product-card').first()).toBeVisible();
});

test('slow backend: repeated presses add once', async ({ page, sandbox, market }) => {
  const me = shopper(page, CHINESE);
  await market.signIn(MALI);
  await me.open(GOODS);
  const saved = countCalls(page, 'cartSave');
  const add = page.getByRole('button', { name: me.t('goods.addToCart'), exact: true }).first();
  await expect(add).toBeEnabled();
  await sandbox.control({ do: 'delay', ms: 2500 });
  await add.dblclick();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click({ force: true });
  await expect(page.getByText(me.t('done.shoppingSU'))).toBeVisible();
  await sandbox.control({ do: 'delay', ms: 0 });
  expect(saved()).toBe(1);
});

test('a product with unreadable lists is shown with its main picture', async ({
  page,
  sandbox,
}) => {
  const me = shopper(page, ENGLISH);
  await sandbox.control({ do: 'fault', operation: 'productDetail', fault: 'badText' });
  for (const id of [FEATURED_ID, BARE_ID]) {
    await me.open(`/goods_detail/${id}`);
    await expectGoods(page, me);
    const picture = page.locator('.gallery__main img').first();
    await expect(picture).toHaveAttribute('src', new RegExp(`/media/.*${id}`));
    await expect(page.locator('.error-page')).toHaveCount(0);
  }
});
