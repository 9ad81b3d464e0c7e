import { changePages, readMemory } from '../../scripts/measure/smooth.ts';
import { expect, test } from './shop.ts';

// The recorder of traces holds on to what it has seen.
test.use({ trace: 'off' });

/** On a slow processor React makes much that it throws away again: what holds on to that shows there. */
const SLOWER = 4;
/** Less than one page: each has 900 nodes or more and 170 listeners. What the browser lets go late is asked for again. */
const MORE = { nodes: 800, listeners: 160 };

test('page changes in one document leave nothing behind', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const holds = async () => {
    await page.waitForLoadState('networkidle');
    return readMemory(client);
  };
  await page.goto('/');
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await changePages(page, 4, () => Promise.resolve());
  const before = await holds();
  await changePages(page, 16, () => Promise.resolve());
  await expect
    .poll(async () => (await holds()).nodes - before.nodes, 'more nodes held')
    .toBeLessThan(MORE.nodes);
  await expect
    .poll(async () => (await holds()).listeners - before.listeners, 'more listeners held')
    .toBeLessThan(MORE.listeners);
  expect(
    await page.locator('.reco .goods').count(),
    'home begins at the top each time',
  ).toBeLessThan(40);
});
