import type { Page } from '@playwright/test';
import type { TextKey } from '#/i18n/use-translation.ts';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { startSession } from './arrange.ts';
import { settled } from './settled.ts';
import { expect, LAO, MALI, test } from './shop.ts';
import { shopper } from './shopper.ts';

declare global {
  interface Window {
    shift: number;
  }
}

const GOODS = `/goods_detail/${FEATURED_ID}`;
/** Longer than this machine needs to show a frame. */
const SLOW_MS = 3000 * Number(process.env.E2E_SLOWNESS);
for (const [address, skeleton] of [
  [GOODS, 'product'],
  ['/en', 'home'],
  ['/lao/order/shopping_cart', 'cart'],
] as const) {
  test(`a slow backend: ${address} shows its skeleton at once without layout shift in the header, then the page`, async ({
    page,
    sandbox,
  }) => {
    if (skeleton === 'cart') await startSession(page, MALI);
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[])
          if (entry.sources.some(({ node }) => node?.parentElement?.closest('header')))
            window.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await sandbox.control({ do: 'delay', ms: SLOW_MS });
    const arrival = page.goto(address);
    await expect(page.locator(`.page-skeleton__${skeleton}`)).toBeVisible({ timeout: SLOW_MS });
    await expect(page.getByRole('progressbar')).toBeVisible();
    expect((await arrival)?.headers()['cache-control']).toBe('no-store');
    await sandbox.control({ do: 'delay', ms: 0 });
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeAttached();
    const [{ paint, shift }] = [
      await page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        shift: window.shift,
      })),
    ];
    expect(paint).toBeLessThan(SLOW_MS);
    expect(shift).toBeLessThan(0.001);
  });
}

test('a slow backend: crawlers get the complete page, and a browser without scripts is redirected to it', async ({
  page,
  sandbox,
}) => {
  await sandbox.control({ do: 'delay', ms: 700 });
  const crawled = await page.request.get(GOODS);
  expect(await crawled.text()).toContain('application/ld+json');
  const frame = await page.request.get(`${GOODS}?sku=1&x=2`, {
    headers: { 'Sec-Fetch-Dest': 'document' },
  });
  expect(await frame.text()).toContain(
    '<noscript><meta http-equiv="refresh" content="0;url=?sku=1&amp;x=2&amp;whole"></noscript>',
  );
  const whole = await page.request.get(`${GOODS}?whole`, {
    headers: { 'Sec-Fetch-Dest': 'document' },
  });
  expect(await whole.text()).toContain('application/ld+json');
});

test('data that the server did not get arrives after its part of the page is hydrated', async ({
  page,
  sandbox,
}) => {
  // Errors in the console fail the test: React reports HTML that it discards.
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  for (const operation of ['homeIndex', 'homeActivities', 'productLeaderboard'] as const) {
    await sandbox.control({ do: 'fault', operation, fault: 'code500', times: 1 });
    await page.goto('/en');
    await expect(page.locator('.strip').first()).toBeVisible();
    await expect(page.locator('.top-sellers li').first()).toBeVisible();
    await expect(page.locator('.hero__offers img').first()).toBeVisible();
    await settled(page);
  }
});

/** Holds the scripts with this text, for parts of the page that are hydrated late. @returns a function that lets them go */
async function holdScripts(page: Page, text: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) await released;
    await route.fulfill({ response });
  });
  return release;
}

test('a shopper signs in before all parts of the page are hydrated', async ({ page }) => {
  // Errors in the console fail the test: React reports HTML that it discards.
  const release = await holdScripts(page, 'coupon.getCoupons');
  const me = shopper(page, LAO);
  await me.open('/');
  const coupons = page.getByRole('list', { name: me.t('coupon.getCoupons') });
  const before = await coupons.innerHTML();
  await me.signInButton.click();
  await me.signIn(MALI);
  await expect(me.signInButton).toBeHidden();
  await expect.poll(() => coupons.innerHTML()).toBe(before);
  release();
  const buttons = (key: TextKey) =>
    coupons.getByRole('button', { name: new RegExp(`^${me.t(key)} `) });
  // The member has one of them already: the page asks again for this member.
  await expect(buttons('coupon.received')).toHaveCount(1);
  await buttons('coupon.get').first().click();
  await expect(buttons('coupon.received')).toHaveCount(2);
  // Scripts that are still requested would fail at the end of the test.
  await page.unrouteAll({ behavior: 'wait' });
});
