import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getHotKeywordsQueryKey } from '#generated/client/home/home.ts';
import { getProductDetailQueryKey } from '#generated/client/product/product.ts';
import { frameDataCache } from '#/server/frame-data.ts';

const SECOND = 1000;
const KEY = getHotKeywordsQueryKey();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The cache of a request, with the data that was kept. */
function restored(cache: ReturnType<typeof frameDataCache>, locale: 'en' | 'fr' = 'en') {
  const client = new QueryClient();
  cache.restore(locale, client);
  return client;
}

it('data of the frame is kept by language, other data is not', () => {
  const cache = frameDataCache(5 * SECOND);
  const client = new QueryClient();
  client.setQueryData(KEY, ['tea']);
  client.setQueryData(getProductDetailQueryKey(1), {});
  cache.keep('en', client);
  const next = restored(cache);
  expect(next.getQueryData(KEY)).toEqual(['tea']);
  expect(next.getQueryCache().getAll()).toHaveLength(1);
  expect(restored(cache, 'fr').getQueryCache().getAll()).toEqual([]);
});

it('a page that ends after the time does not keep restored data for longer', () => {
  const cache = frameDataCache(5 * SECOND);
  const client = new QueryClient();
  client.setQueryData(KEY, ['tea']);
  cache.keep('en', client);
  vi.setSystemTime(Date.now() + 4 * SECOND);
  const late = restored(cache);
  expect(late.getQueryData(KEY)).toEqual(['tea']);
  vi.setSystemTime(Date.now() + 2 * SECOND);
  cache.keep('en', late);
  expect(restored(cache).getQueryData(KEY)).toBeUndefined();
});
