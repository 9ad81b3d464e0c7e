import { changePages, readMemory } from '#scripts/measure/smooth.ts';
import { expect, test } from './shop.ts';

// The trace recorder retains nodes, and so do the pages of other tests.
test.use({ trace: 'off', isReusable: false });

/** On a slow CPU React discards more renders, which shows leaks of discarded nodes. */
const SLOWER = 4;
/**
 * Two pages: each has at least 900 nodes and 170 listeners, and React keeps the one before until it renders again. A leak
 * of each visit would be sixteen. Polled, as garbage collection is late.
 */
const MORE = { nodes: 1800, listeners: 340 };

test('client-side navigation does not leak nodes or listeners', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const measure = async () => {
    await page.waitForLoadState('networkidle');
    return readMemory(client);
  };
  await page.goto('/');
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await changePages(page, 4, () => Promise.resolve());
  const before = await measure();
  await changePages(page, 16, () => Promise.resolve());
  await expect
    .poll(async () => (await measure()).nodes - before.nodes, 'leaked nodes')
    .toBeLessThan(MORE.nodes);
  await expect
    .poll(async () => (await measure()).listeners - before.listeners, 'leaked listeners')
    .toBeLessThan(MORE.listeners);
  await expect
    .poll(
      () => page.locator('.recommended .product-card').count(),
      'home starts at the top each time',
    )
    .toBeLessThan(40);
});
