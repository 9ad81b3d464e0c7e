// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { syncSession, writeToken } from '#/session/change-session.ts';
import { readToken } from '#/session/storage.ts';
import { callsTo, openShop } from './open-shop.tsx';

const MALI = 'mali@lychee.test';

const LOGOUT = '/api/front/login/logout';

/** Opens the question, as a shopper on their account page. */
async function askToLeave({ user }: Awaited<ReturnType<typeof openShop>>) {
  await user.click(document.querySelector('.header__actUser')!);
  await user.click((await screen.findAllByRole('button', { name: 'Sign out' }))[0]!);
  return within(await screen.findByRole('alertdialog'));
}

it('signs out after a confirmation, and opens the home page', async () => {
  const shop = await openShop('/en/users/user_info', { as: MALI });
  const { user } = shop;
  await user.click((await askToLeave(shop)).getByRole('button', { name: 'Cancel' }));
  expect(readToken()).not.toBeNull();
  await user.click((await askToLeave(shop)).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(readToken()).toBeNull());
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/en\/?$/));
});

it('keeps a session that another tab has begun meanwhile', async () => {
  const shop = await openShop('/en/users/user_info', { as: MALI });
  const release = shop.hold(LOGOUT);
  await shop.user.click((await askToLeave(shop)).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(callsTo(shop.calls, LOGOUT)).toHaveLength(1));
  writeToken('of-another-shopper');
  // The tab reloads for it.
  syncSession();
  release();
  await waitFor(() => expect(shop.queryClient.isMutating()).toBe(0));
  expect(readToken()).toBe('of-another-shopper');
});
