// @vitest-environment happy-dom
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { markOf, type SsrPayload } from '#/app/ssr-payload.ts';
import { prepareShop } from '#/app/prepare-shop.tsx';

import { endSession, writeToken } from '#/session/change-session.ts';
import { restoreSession } from '#/session/session.ts';
import { lacksExtension, storeAbsent } from '#/api/extensions.ts';
import { ORIGIN } from './open-shop.tsx';

const NOW = new Date('2026-01-01T00:00:00Z');
const USER = '/api/front/user/info';
const LOCAL = 0 - NOW.getTimezoneOffset();

const payload = (owner: Partial<NonNullable<SsrPayload['owner']>>): SsrPayload => ({
  time: Date.now(),
  search: '',
  texts: { namespaces: [], texts: {} as never },
  queries: [{ key: [USER], data: { nickname: 'Mali' } }],
  absent: [],
  error: null,
  owner: {
    token: markOf('mine'),
    times: [[NOW.getTime(), LOCAL]],
    absent: [],
    ...owner,
  },
});

async function open(sent: SsrPayload) {
  window.history.replaceState(null, '', '/en/users/order_list');
  writeToken('mine');
  restoreSession();
  const { context, rendered, shop } = await prepareShop({
    baseUrl: ORIGIN,
    report: () => undefined,
    payload: sent,
  });
  return { rendered, shop, user: context.queryClient.getQueryData([USER]) };
}

afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

it('a document of this shopper at this place is hydrated with its data', async () => {
  expect(await open(payload({}))).toMatchObject({ rendered: true, user: { nickname: 'Mali' } });
});

it.each<[string, Partial<NonNullable<SsrPayload['owner']>>]>([
  ['another token', { token: markOf('hers') }],
  ['another time zone', { times: [[NOW.getTime(), LOCAL + 60]] }],
])('a document of %s is not used: the page is loaded in its frame', async (_what, owner) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { rendered, user, shop } = await open(payload(owner));
  expect([rendered, user]).toEqual([false, undefined]);
  await act(async () => void render(shop));
  await waitFor(() => expect(document.querySelector('main .page-skeleton')).not.toBeNull());
  expect(document.body.textContent).not.toContain('Mali');
});

it('a document of a guest’s browser is not used after sign-out', async () => {
  endSession();
  const { rendered } = await prepareShop({
    baseUrl: ORIGIN,
    report: () => undefined,
    payload: payload({}),
  });
  expect(rendered).toBe(false);
});

it('extensions that the document was rendered with replace those that the tab lacked', async () => {
  storeAbsent('pointsAccount', 'all');
  await open(payload({ absent: ['myReviews'] }));
  expect([lacksExtension('pointsAccount'), lacksExtension('myReviews')]).toEqual([false, true]);
});
