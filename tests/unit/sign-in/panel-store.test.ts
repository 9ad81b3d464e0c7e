import { expect, test } from 'vitest';
import { askToSignIn, endSignIn, keepEmail, useSignInPanel } from '../../../src/features/sign-in/panel-store.ts';

test('one panel serves everybody who waits, and each is told the end once', async () => {
  const first = askToSignIn();
  const second = askToSignIn({ mode: 'register' });
  expect(useSignInPanel.getState()).toMatchObject({ open: true, mode: 'email' });

  endSignIn(true);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(useSignInPanel.getState().open).toBe(false);
});

test('closing gives up, and keeps the address for the next time', async () => {
  const asked = askToSignIn();
  keepEmail('mali@lychee.test');
  endSignIn(false);
  expect(await asked).toBe(false);

  void askToSignIn();
  expect(useSignInPanel.getState().email).toBe('mali@lychee.test');
});
