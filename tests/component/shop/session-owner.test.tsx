// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readFormDraft, saveFormDraft } from '#/shared/form/form-draft.ts';
import { endSession, tabShopper, writeToken } from '#/session/change-session.ts';
import { expireSession, restoreSession } from '#/session/session.ts';
import { routes } from '#/routes.ts';
import { openShop } from './open-shop.tsx';

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
