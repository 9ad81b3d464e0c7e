import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { Route } from '@playwright/test';
import { expect, test } from './shop.ts';
import { textsOf } from './texts.ts';

const GOODS = `/en/goods_detail/${FEATURED_ID}`;
const GONE = '/assets/gone-0000000.js';
/** How often the page requests a script before it gives up. */
const TRIES = 3;
/** How long it waits for a script that does not come. */
const LIMIT_MS = 50_000;
const en = textsOf('en');

for (const part of ['data-entry', 'data-frame'])
  test(`a cached page whose scripts are gone loads the page of this build: ${part}`, async ({
    page,
    consoleErrors,
  }) => {
    let sent = 0;
    // A cache knows the address without parameters only.
    await page.route(`**${GOODS}`, async (route) => {
      sent += 1;
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(new RegExp(`${part}="[^"]*"`), `${part}="${GONE}"`);
      await route.fulfill({ response, body });
    });
    await page.goto(GOODS);
    await expect(page.locator(`[${part}="${GONE}"]`)).toHaveCount(0);
    expect([sent, new URL(page.url()).search]).toEqual([1, '']);
    expect(consoleErrors.splice(0).join('\n')).toContain('gone');
  });

test('a page whose scripts cannot be loaded is not loaded again and again', async ({
  page,
  consoleErrors,
}) => {
  let [documents, scripts] = [0, 0];
  await page.route(`**${GOODS}*`, async (route) => {
    documents += 1;
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/data-entry="[^"]*"/, `data-entry="${GONE}"`);
    await route.fulfill({ response, body });
  });
  await page.route(`**${GONE}`, async (route) => {
    scripts += 1;
    await route.fulfill({ status: 404 });
  });
  // Not `page.goto`, which waits until the page is interactive.
  await page.evaluate((to) => location.assign(to), GOODS);
  await expect.poll(() => scripts).toBe(2 * TRIES);
  await expect(page.getByRole('alert')).toHaveText(en('error.unreachable'));
  expect(documents).toBe(2);
  consoleErrors.length = 0;
});

test('a page whose scripts never come is loaded again once, and then says so until they come', async ({
  page,
  consoleErrors,
}) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  await page.clock.install();
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await page.evaluate((to) => location.assign(to), GOODS);
  const alert = page.getByRole('alert');
  for (const loaded of [1, 2]) {
    await expect.poll(() => documents).toBe(loaded);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(alert).toHaveCount(0);
    if (loaded === 1) held.length = 0;
    await page.clock.fastForward(LIMIT_MS);
  }
  await expect(alert).toHaveText(en('error.unreachable'));
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(alert).toHaveCount(0);
  consoleErrors.length = 0;
});
