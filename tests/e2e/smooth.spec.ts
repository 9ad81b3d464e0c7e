import { changePages, held } from '../../scripts/measure/smooth.ts';
import { expect, test } from './shop.ts';

// The recorder of traces holds on to what it has seen.
test.use({ trace: 'off' });

/** Forty pages kept would be 60,000 nodes and 15,000 listeners; the browser itself lets the last few go late. */
const NODES = 12_000;
const LISTENERS = 3000;

test('forty page changes in one document leave nothing behind', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await page.goto('/');
  await changePages(page, 40, () => Promise.resolve());
  await page.waitForLoadState('networkidle');
  await expect.poll(async () => (await held(client)).nodes, 'nodes held').toBeLessThan(NODES);
  expect((await held(client)).listeners, 'listeners held').toBeLessThan(LISTENERS);
  expect(await page.locator('.reco .goods').count(), 'home begins at the top each time').toBeLessThan(40);
});
