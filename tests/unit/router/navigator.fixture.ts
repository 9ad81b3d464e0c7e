import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { afterEach, beforeEach, vi } from 'vitest';
import { defineRoute } from '#/router/define-route.ts';
import { type Entry, loadingEntry, renderedEntry } from '#/router/entry.ts';
import { createNavigator } from '#/router/navigator.ts';
import type { RouteLocation } from '#/router/types.ts';
import { query } from '#/router/page-queries.ts';
import { oneOf } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

type Page = { default: () => null };

/** A page whose code arrives when the test says so. */
function slowPage() {
  const { promise, resolve, reject } = Promise.withResolvers<Page>();
  const load = vi.fn(() => promise);
  return { load, arrive: () => resolve({ default: () => null }), fail: reject };
}

export const fast = async (): Promise<Page> => ({ default: () => null });
const broken = (_: RouteLocation): never => {
  throw new TypeError('a defect of the route');
};

/** What the pages below `/own` read, each with the same query. */
const readNothing = async (): Promise<unknown> => null;

export async function setUp({
  at = '/en/start',
  isRendered = true,
  signedIn = false,
  read = readNothing,
} = {}) {
  window.history.replaceState(null, '', at);
  const slow = slowPage();
  const other = slowPage();
  const own = async () => ({
    default: () => ({ critical: [query({ queryKey: ['own'], queryFn: read, retry: false })] }),
  });
  const routes = [
    defineRoute({ path: '/own/:name', page: fast, queries: own, guard: 'member' }),
    defineRoute({ path: '/start', page: fast }),
    defineRoute({ path: '/fast', page: fast }),
    defineRoute({ path: '/slow', page: slow.load }),
    defineRoute({ path: '/other', page: other.load }),
    defineRoute({ path: '/members', page: fast, guard: 'member' }),
    defineRoute({
      path: '/moved',
      search: searchParams({ to: oneOf(['/slow']) }),
      redirect: ({ to }) => to ?? '/fast',
    }),
    { ...defineRoute({ path: '/broken' }), read: broken },
    defineRoute({ path: '/login', page: fast }),
    defineRoute({ path: '*', page: fast }),
  ];
  const context = {
    queryClient: new QueryClient(),
    i18n: i18next.createInstance(),
    locale: 'en' as const,
    signedIn: () => signedIn,
    frameQueries: [],
    waitForOptional: async () => undefined,
  };
  const first = isRendered
    ? await renderedEntry(routes, context, window.location.search, null)
    : loadingEntry(routes, context);
  const shown: Entry[] = [first];
  const late: boolean[] = [];
  const setLoading = vi.fn<(isLoading: boolean) => void>();
  const navigator = createNavigator({
    routes,
    context,
    first,
    screen: {
      // Renders at once, as React does in most cases.
      show(entry, isLate) {
        shown.push(entry);
        late.push(isLate);
        navigator.arrived(entry);
      },
      setLoading,
    },
  });
  navigator.arrived(first);
  stop = navigator.start();
  return { navigator, shown, late, setLoading, slow, other };
}

/** Ends the navigator of a test. */
export let stop = () => {};
export const address = () => window.location.pathname + window.location.search;
export const pathOf = (entry: Entry | undefined) => entry?.prepared.routeLocation.pathname;
/** Time for a frame and what loads at once. */
export const settle = () => vi.advanceTimersByTimeAsync(150);

/** Fake timers, and a browser without a history of the shop, for the tests of a file. */
export function fakeBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    vi.spyOn(window, 'scrollTo').mockReturnValue();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
