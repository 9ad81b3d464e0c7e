// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineRoute } from '#/router/define-route.ts';
import { type Entry, loadingEntry, renderedEntry } from '#/router/entry.ts';
import { createNavigator } from '#/router/navigator.ts';
import type { RouteLocation } from '#/router/types.ts';
import { oneOf } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

type Page = { default: () => null };

/** A page whose code arrives when the test says so. */
function slowPage() {
  const { promise, resolve, reject } = Promise.withResolvers<Page>();
  const load = vi.fn(() => promise);
  return { load, arrive: () => resolve({ default: () => null }), fail: reject };
}

const fast = async (): Promise<Page> => ({ default: () => null });
const broken = (_: RouteLocation): never => {
  throw new TypeError('a defect of the route');
};

async function setUp({ at = '/en/start', isRendered = true, signedIn = false } = {}) {
  window.history.replaceState(null, '', at);
  const slow = slowPage();
  const other = slowPage();
  const routes = [
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

let stop = () => {};
const address = () => window.location.pathname + window.location.search;
const pathOf = (entry: Entry | undefined) => entry?.prepared.routeLocation.pathname;
/** Time for a frame and what loads at once. */
const settle = () => vi.advanceTimersByTimeAsync(150);

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

describe('a link', () => {
  it('shows the page when it is there, and changes the address with it', async () => {
    const { navigator, shown, late, setLoading, slow } = await setUp();
    const steps = window.history.length;
    navigator.push('/en/slow?a=1#part', { from: 'card' });
    await settle();
    expect(setLoading.mock.calls).toEqual([[true]]);
    expect(shown).toHaveLength(1);
    expect(address()).toBe('/en/start');
    slow.arrive();
    await settle();
    expect(shown.map(pathOf)).toEqual(['/start', '/slow']);
    expect(shown[1]).toMatchObject({
      kind: 'push',
      location: {
        pathname: '/en/slow',
        search: '?a=1',
        hash: '#part',
        state: { from: 'card' },
      },
    });
    expect(late).toEqual([true]);
    expect(address()).toBe('/en/slow?a=1');
    expect(window.history.length).toBe(steps + 1);
    expect(window.history.state).toMatchObject({ state: { from: 'card' } });
  });

  it('shows the skeleton of a slow page after a delay, as one step of the history', async () => {
    const { navigator, shown, late, slow } = await setUp();
    const steps = window.history.length;
    navigator.push('/en/slow');
    await vi.advanceTimersByTimeAsync(399);
    expect(shown).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown[1]?.prepared.isLoading).toBe(true);
    expect(address()).toBe('/en/slow');
    slow.arrive();
    await settle();
    expect(shown).toHaveLength(3);
    expect(shown[2]?.prepared.isLoading).toBeUndefined();
    expect(late).toEqual([false, true]);
    expect(window.history.length).toBe(steps + 1);
  });

  it('keeps the page while only its query changes', async () => {
    const { navigator, shown, other } = await setUp();
    navigator.push('/en/other');
    await settle();
    other.arrive();
    await settle();
    other.load.mockReturnValue(new Promise(() => {}));
    navigator.push('/en/other?page=2');
    await vi.advanceTimersByTimeAsync(5000);
    expect(other.load).toHaveBeenCalledTimes(2);
    expect(shown).toHaveLength(2);
  });

  it('is cancelled by a later one, also by a faster page', async () => {
    const { navigator, shown, slow, other } = await setUp();
    navigator.push('/en/slow');
    await settle();
    navigator.push('/en/other');
    await settle();
    slow.arrive();
    await settle();
    expect(shown).toHaveLength(1);
    other.arrive();
    await settle();
    expect(shown.map(pathOf)).toEqual(['/start', '/other']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toHaveLength(2);
  });

  it('shows what went wrong, also a defect that nothing expects', async () => {
    const { navigator, shown, slow } = await setUp();
    navigator.push('/en/slow');
    await settle();
    slow.fail(new Error('no page'));
    await settle();
    expect(shown.at(-1)?.prepared).toMatchObject({ Page: null, error: new Error('no page') });
    navigator.push('/en/broken');
    await settle();
    expect(pathOf(shown.at(-1))).toBe('/broken');
    expect(shown.at(-1)?.prepared.error).toEqual(new TypeError('a defect of the route'));
  });
});

describe('a page that was prefetched', () => {
  it('shows at once when it is ready', async () => {
    const { navigator, shown, late, setLoading, slow } = await setUp();
    navigator.prefetch('/en/slow');
    slow.arrive();
    await settle();
    navigator.push('/en/slow');
    // After the event of the press.
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(0);
    expect(shown.map(pathOf)).toEqual(['/start', '/slow']);
    expect(late).toEqual([false]);
    expect(setLoading.mock.calls).toEqual([[false]]);
    expect(slow.load).toHaveBeenCalledOnce();
  });

  it('is awaited while it is on its way, and loaded again if it failed', async () => {
    const { navigator, shown, slow } = await setUp();
    navigator.prefetch('/en/slow');
    navigator.push('/en/slow');
    slow.fail(new Error('no connection'));
    slow.load.mockImplementation(fast as typeof slow.load);
    await settle();
    expect(slow.load).toHaveBeenCalledTimes(2);
    expect(shown.at(-1)?.prepared.error).toBeNull();
  });

  it.each(['https://elsewhere.example/en/slow', '/zh-CN/slow'])(
    'is one of this shop in this language, not %s',
    async (href) => {
      const { navigator, slow } = await setUp();
      navigator.prefetch(href);
      await settle();
      expect(slow.load).not.toHaveBeenCalled();
    },
  );

  it('is shown by what runs swaps, which learns when it is in the document', async () => {
    const { navigator, shown } = await setUp();
    navigator.prefetch('/en/fast');
    await settle();
    const arrived = vi.fn();
    navigator.setRunSwap((swap, pathname) => {
      expect(pathname).toBe('/en/fast');
      void swap()?.then(arrived);
    });
    navigator.push('/en/fast');
    await settle();
    expect(pathOf(shown.at(-1))).toBe('/fast');
    expect(arrived).toHaveBeenCalledOnce();
  });

  it('is not swapped in after a later link', async () => {
    const { navigator, shown } = await setUp();
    navigator.prefetch('/en/fast');
    await settle();
    const runSwap = vi.fn<(swap: () => unknown) => void>();
    navigator.setRunSwap(runSwap);
    navigator.push('/en/fast');
    await vi.advanceTimersByTimeAsync(10);
    expect(runSwap).toHaveBeenCalledOnce();
    navigator.push('/en/slow');
    expect(runSwap.mock.calls[0]?.[0]()).toBeNull();
    await settle();
    expect(shown).toHaveLength(1);
  });
});

describe('an address that replaces another', () => {
  it('takes its history entry', async () => {
    const { navigator, shown } = await setUp();
    const steps = window.history.length;
    navigator.replace('?page=2');
    await settle();
    expect(shown.at(-1)).toMatchObject({ kind: 'replace' });
    expect(address()).toBe('/en/start?page=2');
    expect(window.history.length).toBe(steps);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('a redirect', () => {
  it.each([
    ['a guest to sign in', '/en/members', '/en/login?from=%2Fmembers', '/login'],
    ['to where a page has moved', '/en/moved', '/en/fast', '/fast'],
  ])('leads %s, in one step', async (_, from, to, path) => {
    const { navigator, shown } = await setUp();
    const steps = window.history.length;
    navigator.push(from);
    await settle();
    await settle();
    expect(shown.map(pathOf)).toEqual(['/start', path]);
    expect(address()).toBe(to);
    expect(window.history.length).toBe(steps + 1);
  });

  it('does not reach the history of the first page', async () => {
    const steps = window.history.length;
    const { shown } = await setUp({ at: '/en/members', isRendered: false });
    await settle();
    await settle();
    expect(pathOf(shown.at(-1))).toBe('/login');
    expect(window.history.length).toBe(steps);
  });
});

describe('the first page', () => {
  it('loads if the document holds only its frame, with the query of its address', async () => {
    const { shown } = await setUp({ at: '/en/fast?a=1', isRendered: false });
    expect(shown[0]?.location.search).toBe('');
    await settle();
    expect(shown).toHaveLength(2);
    expect(shown[1]).toMatchObject({ kind: 'first', location: { search: '?a=1' } });
    expect(address()).toBe('/en/fast?a=1');
  });

  it('is loaded again by a refresh, which does not move the shopper', async () => {
    const { navigator, shown } = await setUp();
    navigator.refresh();
    await settle();
    expect(shown.map(pathOf)).toEqual(['/start', '/start']);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('the scroll position', () => {
  it('is the top of a new page and its skeleton', async () => {
    const { navigator, slow } = await setUp();
    navigator.push('/en/slow');
    await vi.advanceTimersByTimeAsync(400);
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    slow.arrive();
    await settle();
    navigator.push('/en/fast');
    await settle();
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
  });

  it('is that of the page when the shopper goes back to it', async () => {
    const { navigator, shown } = await setUp();
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(720);
    const entry = window.history.state as unknown;
    navigator.push('/en/fast');
    await settle();
    vi.mocked(window.scrollTo).mockClear();
    window.history.replaceState(entry, '', '/en/start');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(shown.at(-1)).toMatchObject({ kind: 'pop', location: { pathname: '/en/start' } });
    expect(window.scrollTo).toHaveBeenCalledWith(0, 720);
  });

  it('is left to the browser for a plain link within the page', async () => {
    const { shown } = await setUp();
    window.history.replaceState(null, '', '#part');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(shown).toHaveLength(1);
  });
});

it('stops following the browser', async () => {
  const { shown } = await setUp();
  stop();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(shown).toHaveLength(1);
});
