import { expect, test } from 'vitest';
import { sessionStore } from '#/session/session.ts';
import { GUEST } from '#/session/state.ts';
import { askToSignIn, endSignIn, useSignInPanel } from '#/session/sign-in/panel-store.ts';

test('resolves all pending requests of one panel, each once', async () => {
  const first = askToSignIn(null);
  const second = askToSignIn('cart', { mode: 'registerEmail', visitor: true });
  expect(useSignInPanel.getState()).toMatchObject({ open: true, mode: 'email', visitor: false });

  endSignIn(true);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(useSignInPanel.getState().open).toBe(false);
});

test('resolves to false when closed', async () => {
  const asked = askToSignIn(null);
  endSignIn(false);
  expect(await asked).toBe(false);
});

test('disables visitors if the panel is opened for sign-in', () => {
  void askToSignIn('checkout', { visitor: true });
  expect(useSignInPanel.getState().visitor).toBe(true);
  endSignIn(false);

  void askToSignIn(null);
  expect(useSignInPanel.getState()).toMatchObject({ visitor: false, mode: 'email' });
  endSignIn(false);
});

test.each([{}, { interrupts: true }, { visitor: true }])(
  'starts with the form for visitors after a session of one has ended: %o',
  (options) => {
    sessionStore.setState({ kind: 'expired', shopper: 'v1' });
    void askToSignIn('checkout', options);
    expect(useSignInPanel.getState()).toMatchObject({ visitor: true, mode: 'visitor' });
    endSignIn(false);
    sessionStore.setState({ kind: 'expired', shopper: 'm1' });
    void askToSignIn(null);
    expect(useSignInPanel.getState()).toMatchObject({ visitor: false, mode: 'email' });
    endSignIn(false);
    sessionStore.setState(GUEST, true);
  },
);
