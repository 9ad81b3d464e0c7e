import { LRUCache } from 'lru-cache';
import type { Breaker } from './breaker.ts';
import type { PageMark } from './purge/state.ts';
import type { SharedPages } from './shared/pages.ts';

/** Ages up to which a page is served, in ms; each includes the one before. */
interface Lifetime {
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
  purges: {
    mark: () => PageMark;
    /** whether a page has expired that was begun at a mark */
    isPurged: (page: Page, begun: PageMark) => boolean;
  };
  /** pages that hosts share */
  shared?: SharedPages<Page> | null;
}

/** `purged`: it was rendered, and has expired meanwhile */
export type CacheUse = 'hit' | 'stale' | 'stale-if-error' | 'miss' | 'purged';

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
  begun: PageMark;
  /** another host has purged it */
  isExpired: boolean;
}

/** Whether a page is to be served rather than another one. */
const isBetter = (one: { isExpired: boolean; age: number }, other: typeof one): boolean =>
  one.isExpired === other.isExpired ? one.age < other.age : other.isExpired;

/** Part of the memory for pages that never serve as last good page, so that they do not evict those that do. */
const BRIEF_SHARE = 1 / 8;

/** A kept page with its age in ms. */
type Found<Page> = Entry<Page> & { age: number };
const isFresh = ({ isExpired, age, lifetime: { fresh } }: Found<object>) =>
  !isExpired && age < fresh;
const isStale = ({ isExpired, age, lifetime: { stale } }: Found<object>) =>
  !isExpired && age < stale;

type KeptPages<Page extends object> = ReturnType<typeof keptPages<Page>>;

/** The pages of this process. The least recently used ones are evicted. */
function keptPages<Page extends object>(
  { lifetime, size, pack, isGone, maxBytes, purges }: CacheRules<Page>,
  now: () => number,
) {
  const store = (share: number) =>
    new LRUCache<string, Entry<Page>>({
      maxSize: Math.round(maxBytes * share),
      sizeCalculation: ({ page }) => Math.max(1, Math.round(size(page))),
    });
  const [lasting, brief] = [store(1 - BRIEF_SHARE), store(BRIEF_SHARE)];

  function remove(key: string) {
    lasting.delete(key);
    brief.delete(key);
  }

  async function keep(
    key: string,
    page: Page,
    from: { begun: PageMark; age?: number; isExpired?: boolean },
  ): Promise<void> {
    const allowed = lifetime(page);
    if (allowed || isGone(page)) remove(key);
    if (!allowed) return;
    const to = allowed.lastGood > allowed.stale ? lasting : brief;
    const { begun, age = 0, isExpired = false } = from;
    const entry = { page, at: now() - age, lifetime: allowed, begun, isExpired };
    to.set(key, entry);
    await pack(page);
    // The size is calculated again for another object only.
    if (to.peek(key) === entry) to.set(key, { ...entry });
  }

  function find(key: string): Found<Page> | undefined {
    const entry = lasting.get(key) ?? brief.get(key);
    if (!entry) return undefined;
    const age = now() - entry.at;
    const isExpired = entry.isExpired || purges.isPurged(entry.page, entry.begun);
    // After the clock was set back its age is unknown: it is rendered again, and still the last good one.
    return age < 0
      ? { ...entry, age: entry.lifetime.stale, isExpired: true }
      : { ...entry, age, isExpired };
  }

  return {
    keep,
    remove,
    find,
    has: (key: string): boolean => lasting.has(key) || brief.has(key),
    bytes: () => lasting.calculatedSize + brief.calculatedSize,
  };
}

/** The pages of other hosts, taken over among those of this process, and those that it gives them. */
function otherHosts<Page extends object>(
  { lifetime, isGone, purges }: CacheRules<Page>,
  shared: SharedPages<Page>,
  { find, keep, remove }: KeptPages<Page>,
) {
  const looking = new Map<string, Promise<number>>();

  function give(key: string, page: Page, begun: PageMark) {
    const { lastGood = 0, stale = 0 } = lifetime(page) ?? {};
    if (lastGood > stale) return shared.store(key, page, begun, lastGood);
    return isGone(page) ? shared.remove(key) : shared.release(key);
  }

  /** Takes the page of another host, if it is better than the own one. @returns ms that the request may still ask */
  async function take(key: string, isLastResort = false): Promise<number> {
    const begun = purges.mark();
    const { found: other, left } = await shared.find(key, isLastResort);
    const own = find(key);
    if (other && (!own || isBetter(other, own)))
      keep(key, other.page, { begun, ...other }).catch(() => remove(key));
    return left;
  }

  /** Takes it too. Requests for the same page ask once. */
  function look(key: string): Promise<number> {
    const asked = looking.get(key) ?? take(key).finally(() => looking.delete(key));
    looking.set(key, asked);
    return asked;
  }

  return { give, take, look };
}

/**
 * Caches pages by key, with stale-while-revalidate and stale-if-error. Concurrent requests for a key share one rendering.
 */
export function pageCache<Page extends object>(
  rules: CacheRules<Page>,
  now: () => number = Date.now,
) {
  const { isFailure, breaker, purges, shared = null } = rules;
  const kept = keptPages(rules, now);
  const { keep, remove, find, has, bytes } = kept;
  const hosts = shared && otherHosts(rules, shared, kept);
  const pending = new Map<string, Promise<Page>>();

  /** Renders a page; again if its data was purged meanwhile. */
  async function renderNow(key: string, make: () => Promise<Page>): Promise<Page> {
    let begun = purges.mark();
    let page = await make();
    if (purges.isPurged(page, begun)) {
      begun = purges.mark();
      page = await make();
    }
    keep(key, page, { begun })
      .then(() => hosts?.give(key, page, begun))
      .catch(() => remove(key));
    return page;
  }

  /** @param left ms that the request may ask other hosts */
  function render(key: string, make: () => Promise<Page>, left: number): Promise<Page> {
    const known = pending.get(key);
    if (known) return known;
    const work = () => renderNow(key, make);
    const take = async () => {
      await hosts?.look(key);
      const found = find(key);
      return found && isFresh(found) ? found.page : null;
    };
    const promise = (shared ? shared.alone(key, left, work, take) : work()).finally(() =>
      pending.delete(key),
    );
    pending.set(key, promise);
    return promise;
  }

  /** Renders in the background; if it fails, the next request retries. */
  function revalidate(key: string, make: () => Promise<Page>, left: number) {
    if (breaker.canAdmit()) render(key, make, left).catch(() => undefined);
  }

  /** The last good page, of any age that may be served if rendering fails. */
  function lastGood(key: string): CachedPage<Page> | null {
    const found = find(key);
    return found && found.age < found.lifetime.lastGood
      ? { page: found.page, use: 'stale-if-error', age: found.age }
      : null;
  }

  /** The last good page of another host: asked with more patience, because there is none here. */
  async function lastResort(key: string) {
    await hosts?.take(key, true);
    return lastGood(key);
  }

  /** Whether a page is kept, of any age that may be served, or being rendered. */
  const isKnown = (key: string): boolean => pending.has(key) || has(key);

  /** @param mayBeStale false for shared caches, which serve stale pages themselves: the two times would add up */
  async function get(
    key: string,
    make: () => Promise<Page>,
    mayBeStale = true,
  ): Promise<CachedPage<Page>> {
    let found = find(key);
    let left = 0;
    if (hosts && !(found && isFresh(found)) && !pending.has(key)) {
      left = await hosts.look(key);
      found = find(key);
    }
    if (found && isFresh(found)) return { page: found.page, use: 'hit', age: found.age };
    const good = lastGood(key);
    if (good && breaker.state() !== 'closed') {
      revalidate(key, make, left);
      return good;
    }
    if (mayBeStale && found && isStale(found)) {
      revalidate(key, make, left);
      return { page: found.page, use: 'stale', age: found.age };
    }
    const made = (page: Page): CachedPage<Page> => {
      const kept = find(key);
      return { page, use: kept?.page === page && kept.isExpired ? 'purged' : 'miss', age: 0 };
    };
    if (!good) {
      const page = await render(key, make, left);
      const other = hosts && isFailure(page) ? await lastResort(key) : null;
      return other ?? made(page);
    }
    const page = await render(key, make, left).catch(() => null);
    return page && !isFailure(page) ? made(page) : good;
  }

  return {
    get,
    isKnown,
    lastGood,
    /** Looks for a page of another host, if there are any. @returns ms that the request may still ask */
    look: async (key: string): Promise<number> => (await hosts?.look(key)) ?? 0,
    /** Bytes of all cached pages. */
    bytes,
  };
}
