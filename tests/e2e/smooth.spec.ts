import { changePages, held } from '../../scripts/measure/smooth.ts';
import { expect, test } from './shop.ts';

// The recorder of traces holds on to what it has seen.
test.use({ trace: 'off' });

/** A page kept would be 900 nodes or more, and 170 listeners; the browser lets the last one go late, so it is asked again. */
const MORE = { nodes: 300, listeners: 60 };

test('forty page changes in one document leave nothing behind', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const holds = async () => {
    await page.waitForLoadState('networkidle');
    return held(client);
  };
  await page.goto('/');
  await changePages(page, 8, () => Promise.resolve());
  const before = await holds();
  await changePages(page, 40, () => Promise.resolve());
  await expect.poll(async () => (await holds()).nodes - before.nodes, 'more nodes held').toBeLessThan(MORE.nodes);
  expect((await held(client)).listeners - before.listeners, 'more listeners held').toBeLessThan(MORE.listeners);
  expect(await page.locator('.reco .goods').count(), 'home begins at the top each time').toBeLessThan(40);
});
