import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { isChunkFailure } from '#/router/chunk-failure.ts';
import { defineRoute } from '#/router/define-route.ts';
import { prepare } from '#/router/prepare.ts';
import { Redirect } from '#/router/types.ts';

const contextOf = (signedIn: () => boolean) => ({
  queryClient: new QueryClient(),
  i18n: i18next.createInstance(),
  locale: 'en' as const,
  signedIn,
  frameQueries: [],
  waitForOptional: async () => undefined,
});

/** Prepares a page of one kind, while a session begins or ends. */
function prepareWhile(guard: 'guest' | 'member', signedIn: { before: boolean; after: boolean }) {
  const state = { signedIn: signedIn.before };
  const context = contextOf(() => state.signedIn);
  const page = async () => {
    state.signedIn = signedIn.after;
    return { default: () => null };
  };
  return prepare([defineRoute({ path: '/page', guard, page })], context, '/page', '?from=/cart');
}

describe('a page whose session changes while it loads', () => {
  it('is not shown to a shopper who has signed in, if it is for guests', async () => {
    await expect(prepareWhile('guest', { before: false, after: true })).rejects.toEqual(
      new Redirect('/cart'),
    );
  });

  it('asks to sign in, if it is for members and the session has ended', async () => {
    const { error } = await prepareWhile('member', { before: true, after: false });
    expect(error).toMatchObject({ code: 401 });
  });
});

it('fails to load a page whose code does not come', async () => {
  vi.useFakeTimers();
  const page = () => new Promise<never>(() => undefined);
  const route = defineRoute({ path: '/page', page });
  const prepared = prepare(
    [route],
    contextOf(() => false),
    '/page',
    '',
  );
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(isChunkFailure((await prepared).error)).toBe(true);
});
