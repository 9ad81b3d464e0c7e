import { describe, expect, it } from 'vitest';
import { pageCache } from '#/server/page-cache.ts';

const later = () => new Promise((resolve) => setTimeout(resolve, 5));

function setup(most = 3) {
  let now = 0;
  let made = 0;
  const get = pageCache<number>(
    { fresh: 5000, stale: 60_000, most, keep: (page) => page >= 0 },
    () => now,
  );
  const make = async () => {
    await later();
    made += 1;
    return made;
  };
  return { get, make, made: () => made, pass: (ms: number) => void (now += ms) };
}

describe('pageCache', () => {
  it('renders a page once for parallel requests', async () => {
    const { get, make, made } = setup();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/', make)));
    expect(new Set(answers.map(({ page }) => page))).toEqual(new Set([1]));
    expect(await get('/', make)).toEqual({ page: 1, use: 'hit' });
    expect(made()).toBe(1);
  });

  it('serves a stale page during revalidation, but no expired page', async () => {
    const { get, make, pass } = setup();
    await get('/', make);
    pass(5001);
    expect(await get('/', make)).toEqual({ page: 1, use: 'stale' });
    await later();
    await later();
    expect(await get('/', make)).toEqual({ page: 2, use: 'hit' });
    pass(65_000);
    expect(await get('/', make)).toEqual({ page: 3, use: 'miss' });
  });

  it('keeps the stale page if the new one is invalid or fails', async () => {
    const { get, make, pass } = setup();
    await get('/', make);
    pass(6000);
    await get('/', () => Promise.resolve(-1));
    await later();
    expect(await get('/', () => Promise.reject(new Error('no')))).toEqual({
      page: 1,
      use: 'stale',
    });
    await later();
    expect(await get('/', make)).toEqual({ page: 1, use: 'stale' });
  });

  it('does not cache invalid pages, and evicts the least recently used page', async () => {
    const { get, make } = setup(2);
    expect(await get('/bad', () => Promise.resolve(-1))).toEqual({ page: -1, use: 'miss' });
    expect(await get('/bad', make)).toMatchObject({ use: 'miss' });
    await get('/b', make);
    await get('/bad', make);
    await get('/c', make);
    expect(await get('/bad', make)).toMatchObject({ use: 'hit' });
    expect(await get('/b', make)).toMatchObject({ use: 'miss' });
  });
});
