export interface CacheRules<Page> {
  /** ms for which a page is served from the cache */
  fresh: number;
  /** ms after that for which the stale page is served while it is revalidated */
  stale: number;
  /** maximum number of pages; the least recently used one is evicted */
  most: number;
  /** whether a page may be cached */
  keep: (page: Page) => boolean;
}

export type CacheUse = 'hit' | 'stale' | 'miss';

/** Caches pages by key, with stale-while-revalidate. Concurrent requests for a key share one rendering. */
export function pageCache<Page>(
  { fresh, stale, most, keep }: CacheRules<Page>,
  now: () => number = Date.now,
) {
  const entries = new Map<string, { page: Page; at: number }>();
  const pending = new Map<string, Promise<Page>>();

  function render(key: string, make: () => Promise<Page>): Promise<Page> {
    const known = pending.get(key);
    if (known) return known;
    const promise = make()
      .then((page) => {
        if (!keep(page)) return page;
        entries.delete(key);
        entries.set(key, { page, at: now() });
        for (const oldest of entries.keys()) if (entries.size > most) entries.delete(oldest);
        return page;
      })
      .finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  }

  return async function get(
    key: string,
    make: () => Promise<Page>,
  ): Promise<{ page: Page; use: CacheUse }> {
    const found = entries.get(key);
    const age = found ? now() - found.at : Infinity;
    if (!found || age >= fresh + stale) return { page: await render(key, make), use: 'miss' };
    entries.delete(key);
    entries.set(key, found);
    if (age < fresh) return { page: found.page, use: 'hit' };
    // Revalidates in the background; if it fails, the next request retries.
    render(key, make).catch(() => undefined);
    return { page: found.page, use: 'stale' };
  };
}
