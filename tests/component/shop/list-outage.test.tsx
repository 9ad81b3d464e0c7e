// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import { paths } from '#/lib/paths.ts';
import { openShop } from './open-shop.tsx';
import { goOffline, goOnline } from './set-online.ts';

const MALI = 'mali@lychee.test';

/** Pages with tabs: a page, the tab that is pressed, and the operation of its list. */
const LISTS: [page: string, tab: RegExp, operation: OperationId][] = [
  [paths.orders('toPay'), /^To ship/, 'orderList'],
  [paths.orders(), /^To pay/, 'awaitPayOrders'],
  [paths.wishlist(), /^Followed stores/, 'collectMerchantList'],
];

describe.each(LISTS)('%s: the list of the tab %s fails', (page, tab, operation) => {
  it('the tabs stay, and the list loads again', async () => {
    const { user, switches } = await openShop(`/en${page}`, { as: MALI });
    const heading = screen.getByRole('heading', { level: 1 });
    const tabs = () => screen.getAllByRole('link', { name: tab });
    switches.faults.set(operation, { fault: 'http500' });
    await user.click(tabs()[0]!);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(heading).toBeInTheDocument();
    expect(tabs()[0]).toBeVisible();
    expect(document.querySelector('.error-page')).toBeNull();
    switches.faults.clear();
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(tabs()[0]).toBeVisible();
  });
});

it('a list that failed offline loads when the connection is back', async () => {
  const { user, switches } = await openShop(`/en${paths.orders('toPay')}`, { as: MALI });
  switches.faults.set('orderList', { fault: 'network' });
  await user.click(screen.getAllByRole('link', { name: /^To ship/ })[0]!);
  await screen.findByRole('button', { name: 'Try again' });
  switches.faults.clear();
  await goOffline();
  goOnline();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

it('a list that fails with its page leaves the tabs, too', async () => {
  const { user, switches } = await openShop(`/en${paths.wishlist()}`, {
    as: MALI,
    faults: { collectProductList: 'http500' },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('link', { name: /^Followed stores/ })).toBeVisible();
  switches.faults.clear();
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});
