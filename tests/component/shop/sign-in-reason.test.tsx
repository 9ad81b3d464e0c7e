// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GUEST } from '#/session/state.ts';
import { sessionStore } from '#/session/session.ts';
import { endSignIn } from '#/session/sign-in/panel-store.ts';
import { openShop } from './open-shop.tsx';

it('the panel says what the action needs a session for, but not after the button that signs in', async () => {
  const { user } = await openShop('/en/merchant/merchant/coupon?id=1');
  const [get] = await screen.findAllByRole('button', { name: /^Get/ });
  await user.click(get!);
  const panel = await screen.findByRole('dialog', { name: 'Sign in' });
  expect(panel).toHaveAccessibleDescription('Sign in to get coupons');
  await act(async () => endSignIn(false));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).not.toHaveAccessibleDescription();
  await act(async () => endSignIn(false));
});

it('the panel says that the session has ended', async () => {
  const { user } = await openShop('/en/nowhere');
  await act(async () => sessionStore.setState({ kind: 'expired', shopper: 'm1' }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toHaveAccessibleDescription(
    'Your session has ended. Sign in to continue.',
  );
  await act(async () => endSignIn(false));
  await act(async () => sessionStore.setState(GUEST, true));
});

it('the page says what the page behind it needs a session for', async () => {
  await openShop(`/en/login?from=${encodeURIComponent('/users/order_list?orderStatus=0')}`);
  expect(await screen.findByText('Sign in to see your orders')).toBeVisible();
});
