import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../robust-steps.ts';
import type { Account, StepContext } from './step.ts';

const TOKEN = 'auth._token.local';
const SHOPPER = 'auth.shopper';

/** Stores a session as another tab does, notifies this tab, and waits until it has reloaded. */
async function switchTo(page: Page, baseURL: string, token: string, shopper: string) {
  const value = encodeURIComponent(`Bearer ${token}`);
  await page.context().addCookies([
    { name: TOKEN, value, url: baseURL },
    { name: SHOPPER, value: shopper, url: baseURL },
  ]);
  const isReloaded = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => {
    const channel = new BroadcastChannel('lychee.session');
    channel.postMessage('changed');
    channel.close();
  });
  await isReloaded;
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // Parts of the page hydrate later, and a session that changes meanwhile would differ from the document.
  await page.waitForLoadState('networkidle');
}

/** What a shopper has, as far as the steps could change it. */
const factsOf = async ({ call }: ApiClient) => ({
  cart: await call('cartCount', { query: { type: 'total', numType: true } }),
  addresses: await call('addressAll'),
  orders: await call('orderCounts'),
  coupons: await call('couponList', { query: { type: 'usable', page: 1, limit: 50 } }),
});

/**
 * Another shopper signs in and the first one comes back, both in another tab. Expects that the page shows nothing of the
 * first one meanwhile, and that the other one has what they had.
 */
export async function replaceShopper(
  { page, connect }: StepContext,
  first: Account,
  other: Account,
): Promise<void> {
  const { origin } = new URL(page.url());
  // The test's session is without a shopper: it is stored once the user data is loaded.
  const isIdentified = async () =>
    (await page.context().cookies()).some(({ name }) => name === SHOPPER);
  await expect.poll(isIdentified).toBe(true);
  const client = await connect(other);
  const before = await factsOf(client);
  await switchTo(page, origin, client.token, 'other-shopper');
  await expect(page.locator('body')).not.toContainText(first.email);
  expect(await factsOf(client)).toEqual(before);
  const { token } = await connect(first);
  await switchTo(page, origin, token, 'first-shopper');
}
