/** Ages of a page in seconds: fresh, then stale for so long; the last good one since its rendering. */
export const FRESH_S = 5;
const STALE_S = 60;
const LAST_GOOD_S = 3600;

/** For shared caches in front of the server. */
export const SHARED = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}, stale-if-error=${LAST_GOOD_S}`;

/** Lifetime of a page in the server's own cache. Only found pages are ever a last good one. */
export const lifetimeOf = (status: number) => ({
  fresh: FRESH_S * 1000,
  stale: (FRESH_S + STALE_S) * 1000,
  lastGood: status === 200 ? LAST_GOOD_S * 1000 : 0,
});
