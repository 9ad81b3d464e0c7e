// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';

/** Opens the menu, whose links the backend does not send yet. */
async function openMenu() {
  const shop = await openShop('/en', { as: 'mali@lychee.test' });
  const release = shop.hold(operations.userMenu.path);
  await shop.user.click(await screen.findByRole('button', { name: /Mali/ }));
  await waitFor(() => expect(callsTo(shop.calls, operations.userMenu.path)).toHaveLength(1));
  const signOut = () => screen.queryByRole('button', { name: shop.t('nav.logOut') });
  return { release, signOut };
}

it('shows its links together: a late one would move what is below it while it is pressed', async () => {
  const { release, signOut } = await openMenu();
  expect(signOut()).toBeNull();
  release();
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
});

it('does not wait long for links that the backend does not send', async () => {
  const { signOut } = await openMenu();
  await waitFor(async () => {
    await passTime(1100);
    expect(signOut()).toBeVisible();
  });
});

it('shows the links of the account pages together, too', async () => {
  const shop = await openShop('/en', { as: 'mali@lychee.test' });
  const release = shop.hold(operations.userMenu.path);
  const footer = within(await screen.findByRole('contentinfo'));
  await shop.user.click(footer.getByRole('link', { name: shop.t('footer.refunds') }));
  const rail = () => screen.findByRole('navigation', { name: shop.t('nav.account') });
  expect(within(await rail()).queryAllByRole('link')).toEqual([]);
  release();
  await waitFor(async () => expect(within(await rail()).getAllByRole('link')).not.toEqual([]));
});
