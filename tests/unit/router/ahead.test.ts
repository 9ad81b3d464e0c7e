import { describe, expect, it, vi } from 'vitest';
import { pagesAhead } from '../../../src/router/ahead.ts';
import type { Prepared } from '../../../src/router/prepare.ts';

const page = (error: unknown = null): Prepared => ({
  route: { path: '/', page: async () => ({ default: () => null }), areas: [], title: '' },
  visit: { pathname: '/', search: new URLSearchParams(), params: {} },
  Page: null,
  Shell: null,
  error,
});

function setUp(prepare: (href: string) => Promise<Prepared> = async () => page()) {
  const world = { signedIn: false, now: 0 };
  const spy = vi.fn(prepare);
  const ahead = pagesAhead(
    spy,
    () => world.signedIn,
    () => world.now,
  );
  return { world, spy, ahead };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('pages prepared ahead of a click', () => {
  it('are prepared once for hover, focus and pointer down, and are ready for the click', async () => {
    const { ahead, spy } = setUp();
    ahead.fetch('/a');
    ahead.fetch('/a');
    expect(ahead.find('/a')?.ready).toBeNull();
    await settled();
    ahead.fetch('/a');
    expect(spy).toHaveBeenCalledOnce();
    expect(ahead.find('/a')?.ready).toMatchObject({ error: null });
  });

  it('are not found under another address', async () => {
    const { ahead } = setUp();
    ahead.fetch('/a?page=1');
    await settled();
    expect(ahead.find('/a?page=2')).toBeUndefined();
  });

  it('are prepared again when half a minute old', async () => {
    const { ahead, world, spy } = setUp();
    ahead.fetch('/a');
    await settled();
    world.now = 29_999;
    expect(ahead.find('/a')).toBeDefined();
    world.now = 30_000;
    expect(ahead.find('/a')).toBeUndefined();
    ahead.fetch('/a');
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it('are forgotten when the shopper signed in or out meanwhile', async () => {
    const { ahead, world } = setUp();
    ahead.fetch('/a');
    await settled();
    world.signedIn = true;
    expect(ahead.find('/a')).toBeUndefined();
  });

  it.each([
    ['was redirected', async () => Promise.reject(new Error('elsewhere'))],
    ['could not be loaded', async () => page(new Error('no network'))],
  ])('are forgotten when one %s', async (_, prepare) => {
    const { ahead } = setUp(prepare);
    ahead.fetch('/a');
    await settled();
    expect(ahead.find('/a')).toBeUndefined();
  });

  it('are kept only so many', async () => {
    const { ahead } = setUp();
    for (const name of 'abcdefghi') ahead.fetch(`/${name}`);
    await settled();
    expect(ahead.find('/a')).toBeUndefined();
    expect(ahead.find('/b')).toBeDefined();
    expect(ahead.find('/i')).toBeDefined();
  });
});
