// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import { openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';

async function openMenu() {
  const shop = await openShop('/en', { as: 'mali@lychee.test' });
  const release = shop.hold(operations.userMenu.path);
  await shop.user.click(await screen.findByRole('button', { name: /Mali/ }));
  const signOut = () => screen.queryByRole('button', { name: shop.t('nav.logOut') });
  return { release, signOut };
}

it('shows its links together: a late one would move what is below it while it is pressed', async () => {
  const { release, signOut } = await openMenu();
  await passTime(300);
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
