// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CART, MALI } from './open-cart.tsx';
import { openShop } from './open-shop.tsx';
import { stubIntersection } from './stub-intersection.ts';

const FACTS = '/api/front/merchant/index/info';

/** Waits for a list with several stores. */
async function openStores(path: string) {
  const { calls } = await openShop(path, MALI);
  const stores = () => document.querySelectorAll('main a[href*="/merchant/"]');
  await waitFor(() => expect(stores().length).toBeGreaterThan(1));
  return () => calls.map(({ url }) => url).filter((url) => url.includes(FACTS));
}

/** With the number of stores whose facts are data of the page: those that its first window shows. */
describe.each([
  [CART, 3],
  ['/en/users/order_list', 0],
])('stores at %s', (path, first) => {
  it('are not loaded while they are far from the screen', async () => {
    stubIntersection(false);
    const loaded = await openStores(path);
    expect(loaded()).toHaveLength(first);
  });

  it('are loaded once each when they are near', async () => {
    stubIntersection(true);
    const loaded = await openStores(path);
    await waitFor(() => expect(loaded().length).toBeGreaterThan(1));
    expect(new Set(loaded()).size).toBe(loaded().length);
  });
});
