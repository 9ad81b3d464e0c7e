import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { SsrPayload } from '#/app/ssr-payload.ts';
import { GUEST_PAGES } from '#tests/pages.ts';
import { startSession } from './arrange.ts';
import { cover } from './cover.ts';
import { CHINESE, ENGLISH, expect, MALI, test, THAI } from './shop.ts';
import { fileOf } from './settled.ts';
import { shopper } from './shopper.ts';
import { textsOf } from './texts.ts';

declare global {
  interface Window {
    shift: number;
  }
}

const GOODS = `/goods_detail/${FEATURED_ID}`;
const PUBLIC = [
  ...GUEST_PAGES,
  '/goods/goods_search?title=%E8%8C%B6',
  '/goods/activity_list?id=3&page=9',
  '/merchant/merchant/category?id=1&sort=price-asc',
  '/merchant/merchant_street?page=2',
  '/merchant/merchant_more?title=a&type=1',
];

const readPayload = async (page: Page) =>
  JSON.parse((await page.locator('#state').textContent()) ?? '') as SsrPayload;

/** Records the calls of a page, without the prefetched next page of a list. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/') && !(Number(searchParams.get('page')) > 1))
      calls.push(pathname);
  });
  return calls;
}

for (const { prefix, locale } of cover('server-render', [CHINESE, ENGLISH])) {
  test(`pages in ${locale} are server-rendered, hydrate without errors and refetch nothing`, async ({
    page,
    consoleErrors,
  }) => {
    const calls = watchCalls(page);
    for (const path of PUBLIC)
      await test.step(path, async () => {
        calls.length = 0;
        // The server waits for the page, however slow the machine is.
        const answer = await page.goto(`${prefix}${path}${path.includes('?') ? '&' : '?'}whole`);
        expect(answer?.status()).toBe(200);
        expect(await answer?.text()).toContain('<h1');
        await page.waitForLoadState('networkidle');
        const { queries } = await readPayload(page);
        const known = queries.map(({ key }) => String(key[0] === 'infinite' ? key[1] : key[0]));
        expect(known.length).toBeGreaterThan(2);
        expect(calls.filter((call) => known.includes(call))).toEqual([]);
        expect(consoleErrors, 'console').toEqual([]);
      });
  });
}

test.describe('in a time zone far from that of the server', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('reviews hydrate without errors and show local days', async ({ page }) => {
    await page.goto(ENGLISH.prefix + GOODS);
    await page.waitForLoadState('networkidle');
    const { queries } = await readPayload(page);
    const reviews = queries.find(({ key }) => String(key[0]).includes('reply/list'));
    const list = (reviews?.data as { list: { createTime: string }[] } | undefined)?.list ?? [];
    // UTC+14, where the backend has UTC+8
    const HOUR_MS = 3_600_000;
    const thisYear = new Date(Date.now() + 14 * HOUR_MS).getUTCFullYear();
    const days = list.map(({ createTime }) => {
      const day = new Date(Date.parse(`${createTime.replace(' ', 'T')}Z`) + 6 * HOUR_MS);
      const isOther = day.getUTCFullYear() !== thisYear;
      const format = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'short',
        ...(isOther && { year: 'numeric' }),
      });
      return format.format(day).replaceAll(' ', '\u00a0');
    });
    expect(days.length).toBeGreaterThan(3);
    // Those in the reader's script are shown first.
    const shown = async () => (await page.locator('.reviews__date').allTextContents()).toSorted();
    await expect.poll(shown).toEqual(days.toSorted());
  });
});

test('home and search make no calls', async ({ page }) => {
  const calls = watchCalls(page);
  for (const path of ['/', '/goods/goods_search?cid=3']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(calls).toEqual([]);
});

test('home is rendered with the coupons of its welcome card', async ({ request }) => {
  const html = await (await request.get('/en')).text();
  expect(html.match(/class="small-coupon"/g)).toHaveLength(2);
});

test('an unknown address has status 404 and renders a page', async ({ page }) => {
  for (const path of ['/no/such/page', '/goods_detail/none']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a signed-in shopper gets the guest document, and the client adds the name', async ({
  page,
}) => {
  await startSession(page, MALI);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/front/user/info', (route) => held.then(() => route.continue()));
  const answer = await page.goto(`/en${GOODS}`);
  // The demo configuration after the page contains the accounts.
  const html = ((await answer?.text()) ?? '').split('id="shop-config"')[0];
  expect(html).not.toContain('Mali');
  expect(html).toContain(textsOf('en')('nav.signIn'));
  await expect(page.locator('.header__actUser')).toHaveAccessibleName(textsOf('en')('nav.account'));
  release();
  await expect(page.locator('.header__actUser')).toContainText('Mali');
});

for (const [what, go] of [
  ['the pictures have loaded', null],
  ['the user scrolls', (page: Page) => page.mouse.wheel(0, 200)],
] as const) {
  test(`the first frame renders the visible part, the rest follows when ${what}`, async ({
    context,
  }) => {
    const page = await context.newPage();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/media/**', (route) => held.then(() => route.continue()));
    // Disables the time limit for pictures.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((then: () => void, ms = 0) =>
        ms >= 2000 ? 0 : setTimeout(then, ms)) as typeof window.setTimeout;
    });
    await page.goto(`/en${GOODS}`, { waitUntil: 'commit' });
    const below = page.locator('#detail');
    await expect(below).toBeAttached();
    await expect(below).toBeHidden();
    await (go ? go(page) : release());
    await expect(below).toBeVisible();
    release();
    await page.close();
  });
}

/** Holds the code of the lower part of a product. @returns a function that lets it go */
async function holdDetails(page: Page): Promise<() => void> {
  const chunk = fileOf('src/pages/catalogue/product/product-details.tsx');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/${chunk}`, (route) => held.then(() => route.continue()));
  return release;
}

test('the lower part of a product hydrates after the store’s service was opened', async ({
  page,
}) => {
  const { t } = shopper(page, ENGLISH);
  const release = await holdDetails(page);
  await page.goto(`/en${GOODS}`);
  await page.getByRole('button', { name: t('side.service') }).press('Enter');
  await expect(page.locator('.side-window__store')).toBeVisible();
  release();
  await expect(page.locator('.store-card').getByText(t('store.contact'))).toBeVisible();
});

/** What a translator does to the texts that it finds, some time after the page has come. */
function translateOnce() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, noscript')) continue;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = `${text.data} …`;
    text.replaceWith(outer);
  }
}

for (const [when, change] of [
  ['', () => undefined],
  [' that a translator has changed', translateOnce],
] as const)
  test(`a click on the lower part of a product before its hydration is not lost${when}`, async ({
    page,
    consoleErrors,
  }) => {
    const { t } = shopper(page, ENGLISH);
    const release = await holdDetails(page);
    await page.goto(`/en${GOODS}`);
    // A text that changes back when its page is hydrated could move the button away from the pointer.
    await page.waitForFunction(
      () =>
        window.markup?.isComparing === false &&
        Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
    );
    await page.evaluate(change);
    const poor = page.getByRole('button', { name: new RegExp(t('reviews.poor')) });
    await poor.click();
    await expect(poor).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(poor).toHaveAttribute('aria-pressed', 'true');
    expect(consoleErrors).toEqual([]);
  });

test('hydration causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await startSession(page, MALI);
  await page.goto('/en');
  await page.getByRole('button', { name: textsOf('en')('a11y.closeBanner') }).click();
  // On a slow CPU a paint may happen at any point of the document.
  await (
    await page.context().newCDPSession(page)
  ).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of ['/en', `/en${GOODS}`, '/en/goods/goods_search?cid=3']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.evaluate(() => window.shift), path).toBeLessThan(0.01);
  }
});

test('a click before hydration is replayed after it', async ({ page }) => {
  const t = textsOf('en');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const arrival = page.goto('/en');
  await page
    .locator('header')
    .getByRole('button', { name: t('nav.signIn') })
    .click();
  release();
  await arrival;
  await expect(page.getByRole('dialog').getByLabel(t('auth.email'))).toBeVisible();
});

test('a static host serves the same build', async ({ context, baseURL }) => {
  const page = await context.newPage();
  const shell = readFileSync('dist/index.html', 'utf8');
  await page.route(`${baseURL}/**`, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ body: shell, contentType: 'text/html' })
      : route.fallback(),
  );
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  const calls = watchCalls(page);
  for (const [address, skeleton] of [
    ['/th/users/order_list', 'account'],
    ['/order/stripe_payment', 'form'],
    ['/en', 'home'],
  ] as const) {
    const { locale, prefix } =
      [THAI, ENGLISH, CHINESE].find((one) => address.startsWith(one.prefix)) ?? CHINESE;
    await page.goto(address, { waitUntil: 'commit' });
    // No script has loaded yet.
    await expect(page.locator(`.page-skeleton__${skeleton}`)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('header .brand')).toHaveAttribute('href', prefix || '/');
  }
  release();
  await expect(page.locator('main article').first()).toBeVisible();
  expect(calls).toContain('/api/pc/home/index');

  expect(shell).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'self'`);
  expect(readFileSync('dist/_headers', 'utf8')).toContain("frame-ancestors 'none'");
  const isBlocked = await page.evaluate(async () => {
    const violation = new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
    });
    const script = document.createElement('script');
    script.textContent = 'document.body.dataset.injected = "1"';
    document.body.append(script);
    return (await violation) && !document.body.dataset.injected;
  });
  expect(isBlocked).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop can be browsed and searched', async ({ page, baseURL }) => {
    const t = textsOf('en');
    const open = (path: string) => page.goto(baseURL + path);
    await open('/en');
    await expect(page.locator('main article').first()).toBeVisible();
    await page.getByRole('search').getByRole('combobox').fill('bag');
    await page.getByRole('button', { name: t('nav.search'), exact: true }).click();
    await expect(page).toHaveURL(/\/en\/goods\/goods_search\?title=bag/);
    await page.getByRole('textbox', { name: t('search.priceMin') }).fill('1');
    await page.getByRole('button', { name: t('search.apply') }).click();
    await expect(page).toHaveURL(/\?title=bag&min=1&max=$/);
    await page.locator('main article a[href*="/goods_detail/"]').first().click();
    await expect(page).toHaveURL(/\/en\/goods_detail\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.price').first()).toBeVisible();
    const store = page.locator('main a[href*="/merchant/merchant/home"]').first();
    const name = (await store.innerText()).trim();
    await store.click();
    await expect(page).toHaveURL(/\/en\/merchant\/merchant\/home\?id=\d+/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('storePage.tabCategories') })
      .click();
    await expect(page.locator('main article a[href*="/goods_detail/"]').first()).toBeVisible();
  });
});

test('unknown query parameters do not change the page', async ({ page }) => {
  const me = shopper(page, ENGLISH);
  await me.open('/goods/goods_search?cid=3&utm_source=letter');
  await expect.poll(async () => (await readPayload(page)).search).toBe('?cid=3');
  await expect(page).toHaveURL(/utm_source=letter/);
});
