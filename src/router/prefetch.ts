import { unaskedClient } from '#/api/query-client.ts';
import type { Prepared } from './prepare.ts';
import type { AppContext } from './types.ts';

const FRESH_MS = 30_000;
const MAX_PAGES = 8;

interface PrefetchedRoute {
  at: number;
  signedIn: boolean;
  promise: Promise<Prepared>;
  ready: Prepared | null;
}

/**
 * The context for prefetching a page. It shares the caches, but a 401 does not end the session: the prefetch fails
 * silently, and sign-in is requested when the page is opened.
 */
export function prefetchContext(context: AppContext): AppContext {
  let ended = false;
  const queryClient = unaskedClient(context.queryClient, () => void (ended = true));
  return {
    ...context,
    queryClient,
    signedIn: () => !ended && context.signedIn(),
  };
}

/** Prepares pages before their link is clicked. Failed, redirected and stale pages are prepared again. */
export function createRoutePrefetcher(
  prepareNow: (href: string) => Promise<Prepared>,
  signedIn: () => boolean,
  now: () => number = Date.now,
) {
  const prefetched = new Map<string, PrefetchedRoute>();

  function find(href: string): PrefetchedRoute | undefined {
    const page = prefetched.get(href);
    if (page && page.signedIn === signedIn() && now() - page.at < FRESH_MS) return page;
    prefetched.delete(href);
    return undefined;
  }

  function fetch(href: string): void {
    if (find(href)) return;
    const promise = prepareNow(href);
    const page: PrefetchedRoute = { at: now(), signedIn: signedIn(), promise, ready: null };
    prefetched.set(href, page);
    if (prefetched.size > MAX_PAGES) prefetched.delete([...prefetched.keys()][0] ?? href);
    const drop = () => {
      if (prefetched.get(href) === page) prefetched.delete(href);
    };
    promise.then((prepared) => {
      if (prepared.error) drop();
      else page.ready = prepared;
    }, drop);
  }

  return { find, fetch };
}
