import { describe, expect, it, vi } from 'vitest';
import { nextTask } from '#tests/next-task.ts';
import { createRoutePrefetcher } from '#/router/prefetch.ts';
import { defineRoute } from '#/router/define-route.ts';
import type { Prepared } from '#/router/prepare.ts';

const page = (error: unknown = null): Prepared => ({
  route: defineRoute({ path: '/' }),
  routeLocation: { pathname: '/', search: new URLSearchParams(), params: {} },
  Page: null,
  Shell: null,
  error,
});

function setUp(prepare: (href: string) => Promise<Prepared> = async () => page()) {
  const state = { signedIn: false, now: 0 };
  const spy = vi.fn(prepare);
  const prefetcher = createRoutePrefetcher(
    spy,
    () => state.signedIn,
    () => state.now,
  );
  return { state, spy, prefetcher };
}

describe('createRoutePrefetcher', () => {
  it('prepares an address once, and returns the page when it is ready', async () => {
    const { prefetcher, spy } = setUp();
    prefetcher.fetch('/a');
    prefetcher.fetch('/a');
    expect(prefetcher.find('/a')?.ready).toBeNull();
    await nextTask();
    prefetcher.fetch('/a');
    expect(spy).toHaveBeenCalledOnce();
    expect(prefetcher.find('/a')?.ready).toMatchObject({ error: null });
  });

  it('does not find a page under another address', async () => {
    const { prefetcher } = setUp();
    prefetcher.fetch('/a?page=1');
    await nextTask();
    expect(prefetcher.find('/a?page=2')).toBeUndefined();
  });

  it('prepares a page again after 30 seconds', async () => {
    const { prefetcher, state, spy } = setUp();
    prefetcher.fetch('/a');
    await nextTask();
    state.now = 29_999;
    expect(prefetcher.find('/a')).toBeDefined();
    state.now = 30_000;
    expect(prefetcher.find('/a')).toBeUndefined();
    prefetcher.fetch('/a');
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it('drops a page when the session has changed', async () => {
    const { prefetcher, state } = setUp();
    prefetcher.fetch('/a');
    await nextTask();
    state.signedIn = true;
    expect(prefetcher.find('/a')).toBeUndefined();
  });

  it.each([
    ['was redirected', async () => Promise.reject(new Error('elsewhere'))],
    ['could not be loaded', async () => page(new Error('no network'))],
  ])('drops a page that %s', async (_, prepare) => {
    const { prefetcher } = setUp(prepare);
    prefetcher.fetch('/a');
    await nextTask();
    expect(prefetcher.find('/a')).toBeUndefined();
  });

  it('drops the oldest page above the limit', async () => {
    const { prefetcher } = setUp();
    for (const name of 'abcdefghi') prefetcher.fetch(`/${name}`);
    await nextTask();
    expect(prefetcher.find('/a')).toBeUndefined();
    expect(prefetcher.find('/b')).toBeDefined();
    expect(prefetcher.find('/i')).toBeDefined();
  });
});
