import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pageSources } from '#generated/page-sources.ts';
import type { ShopEvent } from '#/app/events/shop-event.ts';
import { LOCALES } from '#/i18n/languages.ts';
import { entryOf, filesOf, readManifest } from '#/server/manifest.ts';
import { recordBeacons, sentBeacons } from './beacons.ts';
import { cover } from './cover.ts';
import {
  CHINESE,
  ENGLISH,
  expect,
  expectAccessible,
  FRENCH,
  LAO,
  SOM,
  test,
  THAI,
} from './shop.ts';
import { GOOD_CARD, shopper } from './shopper.ts';
import { waitForCode } from './settled.ts';
import { textsOf } from './texts.ts';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'dist');
const BUILD_STAMP = join(root, '.cache', 'build.stamp');
const BAG = 1001;
const COLLECTED = '/collected-events';

declare global {
  interface Window {
    tagsLoaded?: true;
  }
}

let shop: ChildProcess;
let origin: string;

/** A shop with events, and a market of its own. */
test.beforeAll(async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port) + 13;
  origin = `http://localhost:${port}`;
  const build = readFileSync(BUILD_STAMP, 'utf8');
  shop = spawn(process.execPath, ['scripts/start.ts', '--fresh'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      MARKET_STATE: `.cache/e2e-market-${port}.json`,
      EVENTS_ENDPOINT: COLLECTED,
      TAG_MANAGER: `${baseURL}/tags.js?id=TAG-1`,
    },
  });
  await expect
    .poll(() =>
      fetch(`${origin}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  // Other tests use the same build meanwhile.
  expect(readFileSync(BUILD_STAMP, 'utf8')).toBe(build);
});
test.afterAll(() => void shop.kill('SIGKILL'));

/** Records the events that are sent, and the requests of the tag manager's script. */
async function capture(page: Page) {
  const scripts: string[] = [];
  await recordBeacons(page);
  await page.route('**/tags.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagsLoaded = true' }),
  );
  page.on('request', (request) => {
    if (request.url().includes('/tags.js')) scripts.push(request.url());
  });
  return {
    scripts,
    /** Hides the page, which sends what is collected. */
    async sent() {
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      const bodies = await sentBeacons(page, COLLECTED);
      const events = bodies.flatMap(
        (body) => (JSON.parse(body) as { events: (ShopEvent & { page: string })[] }).events,
      );
      return { bodies, events, names: events.map(({ name }) => name) };
    },
  };
}

/** What happens in a new document before that has no events. */
const waitForTracker = (page: Page) => waitForCode(page, 'src/app/events/event-tracker.tsx');

const bar = (page: Page, language = ENGLISH) => {
  const t = textsOf(language.locale);
  const region = page.getByRole('region', { name: t('consent.label') });
  return {
    region,
    accept: region.getByRole('button', { name: t('consent.accept') }),
    refuse: region.getByRole('button', { name: t('consent.refuse') }),
    reopen: page.getByRole('navigation', { name: t('consent.label') }).getByRole('button'),
  };
};

test('a purchase with consent sends each event once', async ({ page }) => {
  const { scripts, sent } = await capture(page);
  const me = shopper(page, ENGLISH);
  const { t } = me;
  await page.goto(`${origin}/en`);
  await expect(bar(page).region).toBeVisible();
  await me.search('handbag');
  expect(scripts).toEqual([]);
  await bar(page).accept.click();
  await expect(bar(page).region).toBeHidden();
  await page.waitForFunction(() => window.tagsLoaded === true);

  await page.locator(`main a[href*="/goods_detail/${BAG}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`goods_detail/${BAG}`));
  await me.choose('Moss');
  await page.locator('.sku-option').getByText(/36 cm/).click();
  await page
    .getByRole('button', { name: t('goods.addToCart'), exact: true })
    .first()
    .click();
  await me.signIn(SOM);
  await expect(page.locator('.mini-cart').getByText(t('done.shoppingSU'))).toBeVisible();
  await page.reload();
  await waitForTracker(page);
  await me.openCart();
  await page.goBack();
  await page.goForward();
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await expect(page).toHaveURL(/order_confirm/);
  await me.addAddress('Som Vongsa');
  await page.reload();
  await waitForTracker(page);
  await me.payBy('pay.card');
  await me.placeOrder();
  await expect(page).toHaveURL(/stripe_payment/);
  await me.payCard(GOOD_CARD);
  await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
  await waitForTracker(page);

  await page
    .getByRole('link', { name: t('pay.viewOrders') })
    .first()
    .click();
  await page
    .getByRole('link', { name: t('refund.request') })
    .first()
    .click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: t('refund.submit') }).click();
  await expect(page).toHaveURL(/refund_detail/);

  const { events, bodies, names } = await sent();
  expect(names).toEqual([
    'search',
    'view_list',
    'view_item',
    'sign_in',
    'add_to_cart',
    'view_cart',
    'begin_checkout',
    'add_payment_info',
    'purchase',
    'refund_request',
  ]);
  expect(events.find(({ name }) => name === 'search')).toMatchObject({
    term: 'handbag',
    page: '/goods/goods_search',
  });
  const price = { value: '163.00', currency: 'USD' };
  expect(events.find(({ name }) => name === 'add_to_cart')).toMatchObject({
    items: [{ productId: BAG, quantity: 1, price }],
    total: price,
  });
  expect(events.find(({ name }) => name === 'purchase')).toMatchObject({
    orderNo: expect.stringMatching(/\d/),
    items: [{ productId: BAG, quantity: 1 }],
  });
  for (const personal of ['Vongsa', 'som@', 'parcel@', 'Sakkaline', '2055512345', 'token'])
    for (const body of bodies) expect(body).not.toContain(personal);
  // One per document.
  expect(new Set(scripts).size).toBe(1);
});

test('refusing sends and loads nothing, and the choice can be changed', async ({ page }) => {
  const { scripts, sent } = await capture(page);
  const me = shopper(page, ENGLISH);
  await page.goto(`${origin}/en`);
  await bar(page).refuse.click();
  await expect(bar(page).region).toBeHidden();
  await me.search('handbag');
  await page.locator(`main a[href*="/goods_detail/${BAG}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`goods_detail/${BAG}`));
  await page.reload();
  await expect(bar(page).reopen).toBeAttached();
  await expect(bar(page).region).toBeHidden();
  expect((await sent()).events).toEqual([]);
  expect(scripts).toEqual([]);
  await expect.poll(() => page.evaluate(() => window.dataLayer)).toBeUndefined();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'consent')).toMatchObject({
    value: 'refused',
    sameSite: 'Lax',
  });

  await bar(page).reopen.click();
  await expect(bar(page).region).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page).reopen).toBeFocused();
  await page.waitForFunction(() => window.tagsLoaded === true);
  const layer = await page.evaluate(() => window.dataLayer);
  expect(layer).toContainEqual(
    expect.objectContaining({
      event: 'view_item',
      ecommerce: expect.objectContaining({ currency: 'USD', value: 148 }),
    }),
  );

  await bar(page).reopen.click();
  await bar(page).refuse.click();
  // The document is reloaded without the tag manager.
  await page.waitForFunction(() => !('tagsLoaded' in window) && document.readyState === 'complete');
  await expect(bar(page).reopen).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('the policy allows the tag manager, and only where it is configured', async ({ baseURL }) => {
  const policyOf = async (address: string) =>
    (await fetch(`${address}/en`)).headers.get('content-security-policy') ?? '';
  expect(await policyOf(origin)).toMatch(new RegExp(`script-src [^;]*${baseURL}`));
  expect(await policyOf(baseURL ?? '')).not.toContain('localhost');
});

test('no page loads code of events at first', () => {
  const manifest = readManifest(dist);
  const sources = [
    ...Object.values(pageSources).flat(),
    ...LOCALES.map((locale) => `src/i18n/texts/${locale}.ts`),
  ];
  const { js } = filesOf(manifest, [entryOf(manifest), ...sources]);
  expect(js.size).toBeGreaterThan(40);
  for (const file of js)
    expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(
      /consent|view_item|dataLayer|lychee\.events/,
    );
});

test('without events there is no bar, no line, and no script of events', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/en`);
  await page.waitForLoadState('networkidle');
  await expect(bar(page).region).toHaveCount(0);
  await expect(bar(page).reopen).toHaveCount(0);
});

for (const language of cover('events', [CHINESE, ENGLISH, FRENCH, THAI, LAO]))
  test(`the bar is accessible and covers nothing in ${language.locale}`, async ({ page }) => {
    await page.goto(`${origin}${language.prefix}/middlewares/privacy_agreement`);
    const { region, accept, refuse } = bar(page, language);
    await expect(region).toBeVisible();
    await expectAccessible(page, 'the consent bar');
    const sizes = await Promise.all([accept.boundingBox(), refuse.boundingBox()]);
    expect(sizes[0]?.height).toBe(sizes[1]?.height);
    const looks = await Promise.all(
      [accept, refuse].map((button) =>
        button.evaluate((element) => {
          const { backgroundColor, color, fontWeight } = getComputedStyle(element);
          return [backgroundColor, color, fontWeight];
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);

    // The end of the page can be scrolled clear of the bar.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const top = (await region.boundingBox())?.y ?? 0;
      const end = await bar(page, language).reopen.boundingBox();
      expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
    }).toPass();
  });
