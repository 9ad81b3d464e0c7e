// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrate, type SsrPayload } from '#/app/ssr-payload.ts';
import { serverNow, syncServerTime } from '#/lib/clock.ts';
import { partHydrated } from '#/shared/async/hydration.ts';
import { nextTask } from '#tests/next-task.ts';

const DAY = 86_400_000;
const KEYS = { cart: ['/api/front/cart/list'], offers: ['/api/front/coupons'] };
const payload = (): SsrPayload => ({
  time: Date.now(),
  search: '',
  texts: { namespaces: [], texts: {} },
  queries: Object.values(KEYS).map((key) => ({ key, data: [key] })),
  absent: [],
  error: null,
});

afterEach(() => {
  vi.useRealTimers();
  syncServerTime(Date.now());
});

it.each([
  ['nothing', 0, false, []],
  ['what depends on the session, of a page for everybody', 0, true, [KEYS.offers]],
  ['everything that is a day old', DAY, false, [KEYS.cart, KEYS.offers]],
  ['everything from tomorrow', -DAY, false, [KEYS.cart, KEYS.offers]],
])(
  '%s is loaded again after hydration, and is fresh until then',
  async (_what, clock, signedIn, found) => {
    const sent = payload();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + clock });
    const client = new QueryClient();
    hydrate(client, sent, signedIn);
    const queries = client.getQueryCache().getAll();
    const stale = () =>
      queries.filter((query) => query.isStaleByTime(1000)).map(({ queryKey }) => queryKey);
    expect(stale()).toEqual([]);
    partHydrated();
    await nextTask();
    expect(stale()).toEqual(found);
  },
);

it.each([
  ["a shopper's document says", { token: '', times: [], absent: [] }, 0],
  ['documents that caches keep do not say', undefined, DAY],
])('%s what time it is, to a browser whose clock is wrong', (_what, owner, ahead) => {
  const sent = { ...payload(), ...(owner && { owner }) };
  vi.useFakeTimers({ toFake: ['Date'], now: sent.time + DAY });
  hydrate(new QueryClient(), sent, true);
  expect(serverNow() - sent.time).toBe(ahead);
});
