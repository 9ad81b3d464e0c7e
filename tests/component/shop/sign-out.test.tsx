// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readToken } from '#/session/storage.ts';
import { openShop } from './open-shop.tsx';

const MALI = 'mali@lychee.test';

it('signs out after a confirmation, and opens the home page', async () => {
  const { user } = await openShop('/en/users/user_info', { as: MALI });
  const logOut = async () => {
    await user.click(document.querySelector('.header__actUser')!);
    await user.click((await screen.findAllByRole('button', { name: 'Sign out' }))[0]!);
    return within(await screen.findByRole('alertdialog'));
  };
  await user.click((await logOut()).getByRole('button', { name: 'Cancel' }));
  expect(readToken()).not.toBeNull();
  await user.click((await logOut()).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(readToken()).toBeNull());
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/en\/?$/));
});
