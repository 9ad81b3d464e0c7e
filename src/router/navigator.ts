import { createPath, type To } from 'react-router-dom';
import { isApiError } from '#/api/error.ts';
import { bareOf, LANGUAGES } from '#/i18n/languages.ts';
import { writeHistory } from '#/lib/history.ts';
import { isChunkFailure, reloadOnce } from './chunk-failure.ts';
import type { RouteDef } from './define-route.ts';
import { type Entry, isFragmentLink, type Visit, visitHere, visitTo } from './entry.ts';
import { createRoutePrefetcher, prefetchContext } from './prefetch.ts';
import { findRoute, loadingPage, prepare, type Prepared } from './prepare.ts';
import { countPresses } from './presses.ts';
import { restoreScroll, saveScroll, savedScroll, scrollToElement } from './scroll.ts';
import { type AppContext, Redirect } from './types.ts';

/**
 * Shows the page that is ready. Resolves when it is in the document, at its scroll position; null if a later navigation
 * has taken over.
 */
export type Swap = () => Promise<void> | null;

/** What renders entries. */
interface Screen {
  /** @param isLate the shown page may stay until the new one has rendered, and stays usable meanwhile */
  show: (entry: Entry, isLate: boolean) => void;
  setLoading: (isLoading: boolean) => void;
}

interface NavigatorOptions {
  routes: readonly RouteDef[];
  context: AppContext;
  first: Entry;
  screen: Screen;
}

/** Resolves after the next frame, or after 100 ms in a hidden document, which has no frames. */
const afterFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, 100);
  });

/** How long the current page stays visible before the next page's skeleton replaces it. */
const SKELETON_MS = 400;

/** Saves the scroll position of the page that is left, unless it is a skeleton. */
function saveScrollOf({ prepared, location }: Entry, to = '') {
  if (!prepared.isLoading) saveScroll(location.key, to);
}

/** The address changes with the page: until then links are compared with the current address. */
function storeEntry(before: Entry, { kind, location }: Entry) {
  const { key, state } = location;
  const path = createPath(location);
  if (kind === 'replace') writeHistory(kind, { key, state }, path);
  // The page after its own skeleton, or a refreshed page, has the same key.
  if (kind !== 'push' || before.location.key === key) return;
  if (!writeHistory(kind, { key, state }, path)) window.location.assign(path);
}

/** Scrolls to where the shopper was on a page, to the id of its address, or to the top of another page. */
function scrollOnArrival(before: Entry, { kind, location }: Entry) {
  const isSame = before.location.key === location.key;
  const isOther = kind === 'push' || before.location.pathname !== location.pathname;
  const saved = savedScroll(location.key);
  if (saved) restoreScroll(saved);
  else if (location.hash) scrollToElement(document.getElementById(location.hash.slice(1)));
  else if (!isSame && isOther) window.scrollTo(0, 0);
}

/** Returns what stops it. */
function followBrowser(onPop: () => void, onHide: () => void): () => void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', onPop);
  window.addEventListener('pagehide', onHide);
  const stopCounting = countPresses();
  return () => {
    stopCounting();
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pagehide', onHide);
  };
}

const prepareVisit = (
  routes: readonly RouteDef[],
  context: AppContext,
  { location: { pathname, search, hash } }: Visit,
): Promise<Prepared> => prepare(routes, context, bareOf(context.locale, pathname), search, hash);

const isSessionEnd = (error: unknown): boolean => isApiError(error) && error.isSessionExpired;

/** An error that `prepare` does not expect shows on the error page, too. */
async function loadVisit(
  routes: readonly RouteDef[],
  context: AppContext,
  visit: Visit,
  prefetched?: Promise<Prepared>,
): Promise<Prepared | Redirect> {
  try {
    const early = await prefetched;
    // A failed prefetch is retried, this time with errors shown.
    if (early && !early.error) return early;
    const loaded = await prepareVisit(routes, context, visit);
    // The expired session was found by a call of another page's prefetch, which has not ended it.
    const isHidden = isSessionEnd(loaded.error) && context.signedIn();
    return isHidden ? await prepareVisit(routes, context, visit) : loaded;
  } catch (error) {
    if (error instanceof Redirect) return error;
    const { pathname, search } = visit.location;
    const found = findRoute(routes, bareOf(context.locale, pathname), search);
    return { ...found, Page: null, Shell: null, error };
  }
}

/**
 * Navigation in the browser. The address changes when the next page is ready. Until then the current page stays; a later
 * click cancels an earlier one.
 */
export function createNavigator({ routes, context, first, screen }: NavigatorOptions) {
  const { prefix } = LANGUAGES[context.locale];
  let shown = first;
  let latest: Visit | null = null;
  let skeleton = 0;
  let onArrival: (() => void) | null = null;
  let runSwap = (swap: Swap, _pathname: string): void => void swap();

  const prefetcher = createRoutePrefetcher(
    (href) => prepareVisit(routes, prefetchContext(context), visitTo('push', href)),
    context.signedIn,
  );

  function show(prepared: Prepared, visit: Visit, isLate = false) {
    saveScrollOf(shown, createPath(visit.location));
    screen.show({ ...visit, prepared }, isLate);
  }

  function showSkeleton(visit: Visit) {
    const { pathname, search } = visit.location;
    show(loadingPage(routes, bareOf(context.locale, pathname), search), visit);
  }

  function open(visit: Visit): void {
    latest = visit;
    window.clearTimeout(skeleton);
    const { pathname, search } = visit.location;
    const prefetched = visit.kind === 'push' ? prefetcher.find(pathname + search) : undefined;
    if (prefetched?.ready) return showReady(prefetched.ready, visit);
    // The same page with another query stays visible meanwhile.
    if (pathname !== shown.location.pathname)
      skeleton = window.setTimeout(showSkeleton, SKELETON_MS, visit);
    void follow(visit, prefetched?.promise);
  }

  /**
   * Rendered synchronously, because time slicing would cost more than it saves, but after the click event, so that React
   * runs the effects after the paint.
   */
  function showReady(prepared: Prepared, visit: Visit) {
    const swap = () => {
      if (visit !== latest) return null;
      const arrival = new Promise<void>((resolve) => (onArrival = resolve));
      screen.setLoading(false);
      show(prepared, visit);
      return arrival;
    };
    window.setTimeout(() => runSwap(swap, visit.location.pathname));
  }

  async function follow(visit: Visit, prefetched?: Promise<Prepared>): Promise<void> {
    // The option that the address stores is painted first.
    if (visit.kind === 'replace') await afterFrame();
    if (visit !== latest) return;
    screen.setLoading(true);
    // The loading bar is painted before the work for the page starts.
    if (visit.kind === 'push' && !prefetched) await afterFrame();
    const loaded = await loadVisit(routes, context, visit, prefetched);
    if (visit !== latest) return;
    if (loaded instanceof Redirect) return open(redirected(visit, loaded));
    window.clearTimeout(skeleton);
    if (isChunkFailure(loaded.error) && reloadOnce(createPath(visit.location))) return;
    show(loaded, visit, true);
  }

  function redirected({ kind, location, presses }: Visit, { to }: Redirect): Visit {
    const isNew = kind === 'push' && shown.location.key !== location.key;
    return { ...visitTo(isNew ? 'push' : 'replace', prefix + to), presses };
  }

  /** To be called when an entry is in the document, and with the first one. */
  function arrived(entry: Entry): void {
    const before = shown;
    shown = entry;
    if (before !== entry) storeEntry(before, entry);
    const isSkeleton = entry.prepared.isLoading === true;
    if (isSkeleton && before !== entry) window.scrollTo(0, 0);
    const isRefreshed =
      before !== entry && before.location.key === entry.location.key && !before.prepared.isLoading;
    if (!isSkeleton && !isRefreshed) scrollOnArrival(before, entry);
    onArrival?.();
    onArrival = null;
  }

  /** Follows the browser's back and forward, and loads the first page if it is not there. Returns what stops that. */
  function start(): () => void {
    const onPop = () => {
      if (!isFragmentLink(shown.location)) open(visitHere('pop'));
    };
    const stop = followBrowser(onPop, () => saveScrollOf(shown));
    if (first.prepared.isLoading) open(visitHere('first'));
    return () => {
      window.clearTimeout(skeleton);
      stop();
    };
  }

  /** Loads code and data of an address (with language prefix) in advance. */
  function prefetch(href: string): void {
    const url = new URL(href, window.location.origin);
    if (url.origin !== window.location.origin || !url.pathname.startsWith(prefix)) return;
    prefetcher.fetch(url.pathname + url.search);
  }

  return {
    prefix,
    push: (to: To, state?: unknown) => open(visitTo('push', to, state)),
    replace: (to: To, state?: unknown) => open(visitTo('replace', to, state)),
    go: (delta: number) => window.history.go(delta),
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    /** Reloads the current page's code and data, e.g. after sign-in or for "Try again". */
    refresh: () => open(visitHere('pop')),
    prefetch,
    arrived,
    start,
    /** Sets what runs the swaps of pages that are ready, e.g. inside of a view transition. */
    setRunSwap: (run: typeof runSwap) => void (runSwap = run),
  };
}

export type ShopNavigator = ReturnType<typeof createNavigator>;
