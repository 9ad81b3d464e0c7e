// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeCookie } from '#/lib/cookie.ts';
import { readFormDraft, saveFormDraft } from '#/shared/form/form-draft.ts';
import { endSession, tabShopper, writeToken } from '#/session/change-session.ts';
import { expireSession, restoreSession } from '#/session/session.ts';
import { SHOPPER_COOKIE } from '#/session/storage.ts';
import { routes } from '#/routes.ts';
import { callsTo, openShop } from './open-shop.tsx';

const as = 'mali@lychee.test';
/** Pages of purchases, whose header does not load the user data. */
const QUIET = routes.filter(({ frame, path }) => frame === 'quiet' && !/[:*]/.test(path));
const EMPTY = { words: '' };
const stored = () => readFormDraft('note.1', EMPTY).words;

it.each(QUIET.map(({ path }) => path))('%s finds out whose a session is', async (path) => {
  await openShop(`/en${path}`, { as });
  await waitFor(() => expect(tabShopper()).toMatch(/^m/));
});

it('what is stored before the shopper is known is dropped with the session, and by a reload', () => {
  endSession();
  for (const next of [restoreSession, expireSession, endSession]) {
    writeToken('token-1');
    restoreSession();
    expect(tabShopper()).toBeNull();
    saveFormDraft('note.1', { words: 'of a shopper' });
    expect(stored()).toBe('of a shopper');
    next();
    expect(stored(), next.name).toBe('');
  }
});

it('a write of several calls does not continue for another shopper, who signs in meanwhile', async () => {
  const { user, calls, hold } = await openShop('/en/order/shopping_cart', { as });
  await waitFor(() => expect(tabShopper()).toMatch(/^m/));
  const release = hold('/api/front/collect/batch/product');
  const [move] = await screen.findAllByRole('button', { name: /^Move to wish list/ });
  await user.click(move!);
  await waitFor(() =>
    expect(callsTo(calls, '/api/front/collect/batch/product')).not.toHaveLength(0),
  );
  // No event says so: this tab has not been notified yet, or its channel is blocked.
  writeCookie(SHOPPER_COOKIE, 'another', 60);
  writeToken('of-another');
  release();
  await waitFor(() => expect(document.documentElement.hidden).toBe(true));
  const sentFor = calls.map(({ headers }) => headers.get('Authori-zation'));
  expect(sentFor).not.toContain('of-another');
  expect(screen.queryByRole('alert')).toBeNull();
  document.documentElement.hidden = false;
});
