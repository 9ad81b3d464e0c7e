import { LRUCache } from 'lru-cache';
import type { Breaker } from './breaker.ts';

/** Ages up to which a page is served, in ms; each includes the one before. */
export interface Lifetime {
  /** without revalidation */
  fresh: number;
  /** while it is revalidated in the background */
  stale: number;
  /** in place of a page that fails */
  lastGood: number;
}

interface CacheRules<Page> {
  /** null if the page may not be cached */
  lifetime: (page: Page) => Lifetime | null;
  /** memory that a page takes, in bytes */
  size: (page: Page) => number;
  /** reduces the memory of a cached page */
  pack: (page: Page) => Promise<void>;
  /** whether an older page is better than this one */
  isFailure: (page: Page) => boolean;
  /** whether no older page may be served after this one */
  isGone: (page: Page) => boolean;
  maxBytes: number;
  breaker: Pick<Breaker, 'state' | 'canAdmit'>;
}

export type CacheUse = 'hit' | 'stale' | 'stale-if-error' | 'miss';

export interface CachedPage<Page> {
  page: Page;
  use: CacheUse;
  /** ms since it was rendered */
  age: number;
}

interface Entry<Page> {
  page: Page;
  at: number;
  lifetime: Lifetime;
}

/** Part of the memory for pages that never serve as last good page, so that they do not evict those that do. */
const BRIEF_SHARE = 1 / 8;

/**
 * Caches pages by key, with stale-while-revalidate and stale-if-error. Concurrent requests for a key share one rendering.
 * The least recently used pages are evicted.
 */
export function pageCache<Page extends object>(
  { lifetime, size, pack, isFailure, isGone, maxBytes, breaker }: CacheRules<Page>,
  now: () => number = Date.now,
) {
  const store = (share: number) =>
    new LRUCache<string, Entry<Page>>({
      maxSize: Math.round(maxBytes * share),
      sizeCalculation: ({ page }) => Math.max(1, Math.round(size(page))),
    });
  const [lasting, brief] = [store(1 - BRIEF_SHARE), store(BRIEF_SHARE)];
  const pending = new Map<string, Promise<Page>>();

  function remove(key: string) {
    lasting.delete(key);
    brief.delete(key);
  }

  async function keep(key: string, page: Page): Promise<void> {
    const allowed = lifetime(page);
    if (allowed || isGone(page)) remove(key);
    if (!allowed) return;
    const to = allowed.lastGood > allowed.stale ? lasting : brief;
    const entry = { page, at: now(), lifetime: allowed };
    to.set(key, entry);
    await pack(page);
    // The size is calculated again for another object only.
    if (to.peek(key) === entry) to.set(key, { ...entry });
  }

  function render(key: string, make: () => Promise<Page>): Promise<Page> {
    const known = pending.get(key);
    if (known) return known;
    const promise = make()
      .then((page) => {
        keep(key, page).catch(() => remove(key));
        return page;
      })
      .finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  }

  /** Renders in the background; if it fails, the next request retries. */
  function revalidate(key: string, make: () => Promise<Page>) {
    if (breaker.canAdmit()) render(key, make).catch(() => undefined);
  }

  function find(key: string) {
    const entry = lasting.get(key) ?? brief.get(key);
    if (!entry) return undefined;
    const age = now() - entry.at;
    // After the clock was set back its age is unknown: it is rendered again, and still the last good one.
    return { ...entry, age: age < 0 ? entry.lifetime.stale : age };
  }

  /** The last good page, of any age that may be served if rendering fails. */
  function lastGood(key: string): CachedPage<Page> | null {
    const found = find(key);
    return found && found.age < found.lifetime.lastGood
      ? { page: found.page, use: 'stale-if-error', age: found.age }
      : null;
  }

  /** Whether a page is kept, of any age that may be served, or being rendered. */
  const isKnown = (key: string): boolean => pending.has(key) || lasting.has(key) || brief.has(key);

  /** @param mayBeStale false for shared caches, which serve stale pages themselves: the two times would add up */
  async function get(
    key: string,
    make: () => Promise<Page>,
    mayBeStale = true,
  ): Promise<CachedPage<Page>> {
    const found = find(key);
    if (found && found.age < found.lifetime.fresh)
      return { page: found.page, use: 'hit', age: found.age };
    const good = lastGood(key);
    if (good && breaker.state() !== 'closed') {
      revalidate(key, make);
      return good;
    }
    if (mayBeStale && found && found.age < found.lifetime.stale) {
      revalidate(key, make);
      return { page: found.page, use: 'stale', age: found.age };
    }
    if (!good) return { page: await render(key, make), use: 'miss', age: 0 };
    const page = await render(key, make).catch(() => null);
    return page && !isFailure(page) ? { page, use: 'miss', age: 0 } : good;
  }

  /** Bytes of all cached pages. */
  const bytes = () => lasting.calculatedSize + brief.calculatedSize;

  return { get, isKnown, lastGood, bytes };
}
