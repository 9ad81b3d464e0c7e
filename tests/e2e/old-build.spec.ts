import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { expect, test } from './shop.ts';

const GOODS = `/en/goods_detail/${FEATURED_ID}`;
const GONE = '/assets/gone-0000000.js';
/** How often the page requests a script before it gives up. */
const TRIES = 3;

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
  await page.waitForLoadState('load');
  expect(documents).toBe(2);
  consoleErrors.length = 0;
});
