export interface CacheRules<Page> {
  /** ms for which a page is handed out as it is */
  fresh: number;
  /** ms for which it may stand in after that while a new one is made */
  stale: number;
  /** pages at most; the one that was not asked for the longest time goes first */
  most: number;
  /** whether a page is good enough to be handed out to others */
  keep: (page: Page) => boolean;
}

export type CacheUse = 'hit' | 'stale' | 'miss';

/** Pages by address. However many ask for one at the same time, it is made once. */
export function pageCache<Page>(
  { fresh, stale, most, keep }: CacheRules<Page>,
  now: () => number = Date.now,
) {
  const held = new Map<string, { page: Page; at: number }>();
  const coming = new Map<string, Promise<Page>>();

  function made(key: string, make: () => Promise<Page>): Promise<Page> {
    const known = coming.get(key);
    if (known) return known;
    const promise = make()
      .then((page) => {
        if (!keep(page)) return page;
        held.delete(key);
        held.set(key, { page, at: now() });
        for (const oldest of held.keys()) if (held.size > most) held.delete(oldest);
        return page;
      })
      .finally(() => coming.delete(key));
    coming.set(key, promise);
    return promise;
  }

  return async function get(
    key: string,
    make: () => Promise<Page>,
  ): Promise<{ page: Page; use: CacheUse }> {
    const found = held.get(key);
    const age = found ? now() - found.at : Infinity;
    if (!found || age >= fresh + stale) return { page: await made(key, make), use: 'miss' };
    held.delete(key);
    held.set(key, found);
    if (age < fresh) return { page: found.page, use: 'hit' };
    // Nobody waits for this one; the next request tries again if it fails.
    made(key, make).catch(() => undefined);
    return { page: found.page, use: 'stale' };
  };
}
