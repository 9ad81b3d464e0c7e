import type { CacheUse } from './page-cache.ts';

const CACHE = 'storefront';

const STATUS: Record<CacheUse, string> = {
  hit: `${CACHE}; hit`,
  stale: `${CACHE}; hit; detail=stale-while-revalidate`,
  'stale-if-error': `${CACHE}; hit; detail=stale-if-error`,
  miss: `${CACHE}; fwd=miss`,
  purged: `${CACHE}; fwd=miss; detail=purged`,
};

const isCacheUse = (use: string): use is CacheUse => Object.hasOwn(STATUS, use);

/**
 * `Cache-Status` (RFC 9211) of a page. Shared caches do not store what has expired; a last good page also has its age.
 * @param age ms since the page was rendered
 */
export function cacheHeaders(use: string, age: number): Record<string, string> {
  if (!isCacheUse(use)) return {};
  const status = { 'Cache-Status': STATUS[use] };
  if (use === 'purged') return { ...status, 'Cache-Control': 'no-cache' };
  if (use !== 'stale-if-error') return status;
  return { ...status, 'Cache-Control': 'no-cache', Age: String(Math.floor(age / 1000)) };
}
