// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useToasts } from '#/shared/toasts/store.ts';
import { findToast } from './find-message.ts';
import { openPanel } from './open-panel.tsx';
import { openShop } from './open-shop.tsx';

const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const as = 'mali@lychee.test';

it('the toast of an empty field is closed when the form is sent again', async () => {
  const { press, write } = await openPanel('email');
  await press('Sign in');
  await findToast('Enter your email address');
  await write({ Email: as });
  await press('Sign in');
  await findToast('Enter your password');
  expect(toasts()).toEqual(['Enter your password']);
});

it('also when the form is sent, and refused for another reason', async () => {
  const { press, write, agree, refused } = await openPanel('email');
  await press('Sign in');
  await findToast('Enter your email address');
  await write({ Email: as, Password: 'wrong' });
  await agree();
  await press('Sign in');
  await refused(/./);
  expect(toasts()).toEqual([]);
});

it('what the cart has said is closed when it is tried again', async () => {
  const { user } = await openShop('/en/order/shopping_cart', { as });
  const all = (await screen.findAllByRole('checkbox', { name: /Select all/ }))[0]!;
  await user.click(all);
  await user.click(await screen.findByRole('button', { name: /^Check out/ }));
  await findToast('Select an item');
  await user.click(all);
  await user.click(await screen.findByRole('button', { name: /^Check out/ }));
  expect(toasts()).toEqual([]);
});
