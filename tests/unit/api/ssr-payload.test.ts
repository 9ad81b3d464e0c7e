// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrate, type SsrPayload } from '#/app/ssr-payload.ts';

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

afterEach(() => void vi.useRealTimers());

/** @param clock ms that the browser is ahead of the server */
function hydrated(clock: number, signedIn: boolean) {
  const sent = payload();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + clock });
  const client = new QueryClient();
  const isStale = hydrate(client, sent, signedIn);
  const queries = client.getQueryCache().getAll();
  const stale = () => queries.filter(isStale).map(({ queryKey }) => queryKey);
  return { queries, stale };
}

it.each([
  ['nothing', 0, false, []],
  ['what depends on the session, of a page for everybody', 0, true, [KEYS.offers]],
  ['everything that is a day old', DAY, false, [KEYS.cart, KEYS.offers]],
  ['everything from tomorrow', -DAY, false, [KEYS.cart, KEYS.offers]],
])(
  '%s is loaded again after hydration, and is fresh until then',
  (_what, clock, signedIn, found) => {
    const { queries, stale } = hydrated(clock, signedIn);
    expect(stale()).toEqual(found);
    expect(queries.filter((query) => query.isStaleByTime(1000))).toEqual([]);
  },
);
