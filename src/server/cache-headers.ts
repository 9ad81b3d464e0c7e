import type { CacheUse } from './page-cache.ts';

const CACHE = 'storefront';

const STATUS: Record<CacheUse, string> = {
  hit: `${CACHE}; hit`,
  stale: `${CACHE}; hit; detail=stale-while-revalidate`,
  'stale-if-error': `${CACHE}; hit; detail=stale-if-error`,
  miss: `${CACHE}; fwd=miss`,
};

const isCacheUse = (use: string): use is CacheUse => use in STATUS;

/**
 * `Cache-Status` (RFC 9211) of a page. A last good page also has its age, and shared caches do not store it again.
 * @param age ms since the page was rendered
 */
export function cacheHeaders(use: string, age: number): Record<string, string> {
  if (!isCacheUse(use)) return {};
  if (use !== 'stale-if-error') return { 'Cache-Status': STATUS[use] };
  return {
    'Cache-Status': STATUS[use],
    'Cache-Control': 'no-cache',
    Age: String(Math.floor(age / 1000)),
  };
}
