import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import {
  type Navigator,
  type Path,
  Router,
  type To,
  createPath,
  parsePath,
} from 'react-router-dom';
import type { Elements } from '#/lib/content.ts';
import { LANGUAGES } from '#/i18n/languages.ts';
import { LinkContext } from '#/lib/link-context.ts';
import { here, isFragmentLink, type HistoryState, newKey, readHistory } from './history-entry.ts';
import { createRoutePrefetcher, prefetchContext } from './prefetch.ts';
import { isChunkFailure, reloadOnce } from './chunk-failure.ts';
import { pageSwap } from './page-swap.ts';
import { loadingPage, prepare, prepareHydrated, type Prepared } from './prepare.ts';
import { restoreScroll, saveScroll, savedScroll, scrollToElement } from './scroll.ts';
import type { RouteDef } from './define-route.ts';
import type { SearchParams } from './search-params.ts';
import { type AppContext, Redirect } from './types.ts';

export interface Entry {
  prepared: Prepared;
  /** with the language prefix, as the address bar shows it */
  location: Path & { state: unknown; key: string };
  kind: 'push' | 'replace' | 'pop' | 'first';
}

interface RouterValue {
  entry: Entry;
  /** reloads the current page's code and data, e.g. after sign-in or for "Try again" */
  refresh: () => void;
  /** loads code and data of an address (with language prefix) in advance */
  prefetch: (href: string) => void;
}

const RouterContext = createContext<RouterValue | null>(null);
// A separate context: a pending navigation must not re-render the current page.
const PendingContext = createContext(false);

/** True while the next page is being prepared. */
export const usePending = (): boolean => use(PendingContext);

export function useRouter(): RouterValue {
  const value = use(RouterContext);
  if (!value) throw new Error('useRouter outside of AppRouter');
  return value;
}

/** Query parameters of the current page. */
export function useSearch<Search>({ parse }: SearchParams<Search>): Search {
  const { search } = useRouteLocation();
  return useMemo(() => parse(search), [parse, search]);
}

/** The matched address of the current page. */
export const useRouteLocation = () => useRouter().entry.prepared.routeLocation;

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

const bareOf = (context: AppContext) => (pathname: string) =>
  pathname.slice(LANGUAGES[context.locale].prefix.length) || '/';

/** The first entry of a document without a rendered page. Its frame was rendered without a query. */
export function loadingEntry(routes: readonly RouteDef[], context: AppContext): Entry {
  const { pathname } = window.location;
  return {
    prepared: loadingPage(routes, bareOf(context)(pathname), ''),
    location: { pathname, search: '', hash: '', ...readHistory() },
    kind: 'first',
  };
}

/**
 * The first entry of a server-rendered document.
 * @param search the part of the query that it was rendered for
 */
export async function renderedEntry(
  routes: readonly RouteDef[],
  context: AppContext,
  search: string,
  error: Error | null,
): Promise<Entry> {
  const { pathname } = window.location;
  const prepared = await prepareHydrated(routes, context, bareOf(context)(pathname), search, error);
  return { prepared, location: { pathname, search, hash: '', ...readHistory() }, kind: 'first' };
}

interface AppRouterProps {
  routes: readonly RouteDef[];
  context: AppContext;
  first: Entry;
  children: Elements;
}

/** The address changes when the next page is ready. Until then the current page stays; a later click cancels an earlier one. */
export function AppRouter({ routes, context, first, children }: AppRouterProps) {
  const [entry, setEntry] = useState(first);
  // Not an async transition: React holds a later one back until the earlier one has settled.
  const [isLoading, setLoading] = useState(false);
  const [isRendering, start] = useTransition();
  const sequence = useRef(0);
  const shown = useRef(first);
  const slow = useRef(0);
  const prefix = LANGUAGES[context.locale].prefix;

  const actions = useMemo(() => {
    const bare = bareOf(context);
    const prepareIn = (where: AppContext, { pathname = '', search = '', hash }: Partial<Path>) =>
      prepare(routes, where, bare(pathname), search, hash);
    const prefetcher = createRoutePrefetcher(
      (href) => prepareIn(prefetchContext(context), parsePath(href)),
      context.signedIn,
    );

    function show(prepared: Prepared, to: Path, kind: Entry['kind'], history: HistoryState) {
      saveScrollOf(shown.current, createPath(to));
      setEntry({ prepared, location: { ...to, ...history }, kind });
    }

    function open(to: Path, kind: Entry['kind'], history: HistoryState) {
      const number = ++sequence.current;
      window.clearTimeout(slow.current);
      const prefetched = kind === 'push' ? prefetcher.find(to.pathname + to.search) : undefined;
      // Rendered synchronously, because time slicing would cost more than it saves, but after the click event, so that
      // React runs the effects after the paint.
      const ready = prefetched?.ready;
      if (ready)
        return void window.setTimeout(() => {
          pageSwap.run(() => {
            if (number !== sequence.current) return false;
            setLoading(false);
            show(ready, to, kind, history);
            return true;
          }, to.pathname);
        });
      // The same page with another query stays visible meanwhile.
      if (to.pathname !== shown.current.location.pathname)
        slow.current = window.setTimeout(
          () => show(loadingPage(routes, bare(to.pathname), to.search), to, kind, history),
          SKELETON_MS,
        );
      // The option that the address stores is painted first.
      if (kind === 'replace')
        return void afterFrame().then(() => {
          if (number === sequence.current) void follow();
        });
      void follow();

      async function follow() {
        setLoading(true);
        let prepared: Prepared;
        try {
          // The loading bar is painted before the work for the page starts.
          if (kind === 'push' && !prefetched) await afterFrame();
          const early = await prefetched?.promise;
          // A failed prefetch is retried, this time with errors shown.
          prepared = early && !early.error ? early : await prepareIn(context, to);
        } catch (error) {
          if (number !== sequence.current) return;
          if (!(error instanceof Redirect)) {
            // For the error boundary: a rejected promise would reach none.
            setEntry(() => {
              throw error;
            });
            return;
          }
          const isNew = kind === 'push' && shown.current.location.key !== history.key;
          open(
            { pathname: '', search: '', hash: '', ...parsePath(prefix + error.to) },
            isNew ? 'push' : 'replace',
            { key: newKey(), state: null },
          );
          return;
        }
        if (number !== sequence.current) return;
        window.clearTimeout(slow.current);
        if (isChunkFailure(prepared.error) && reloadOnce(createPath(to))) return;
        start(() => {
          setLoading(false);
          show(prepared, to, kind, history);
        });
      }
    }

    const toPath = (to: To): Path => ({
      pathname: window.location.pathname,
      search: '',
      hash: '',
      ...(typeof to === 'string' ? parsePath(to) : to),
    });
    const push = (to: To, state?: unknown) => open(toPath(to), 'push', { key: newKey(), state });
    const replace = (to: To, state?: unknown) =>
      open(toPath(to), 'replace', { key: newKey(), state });
    const navigator: Navigator = {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push,
      replace,
      go: (delta) => window.history.go(delta),
    };
    const linkTarget = {
      prefix,
      push: (href: string, state?: unknown) => push(href, state),
      replace: (href: string) => replace(href),
    };
    const refresh = () => open(here(), 'pop', readHistory());
    const prefetch = (href: string) => {
      const url = new URL(href, window.location.origin);
      if (url.origin !== window.location.origin || !url.pathname.startsWith(prefix)) return;
      prefetcher.fetch(url.pathname + url.search);
    };
    return { open, navigator, linkTarget, refresh, prefetch };
  }, [routes, context, prefix]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onPop = () => {
      if (!isFragmentLink(shown.current.location)) actions.open(here(), 'pop', readHistory());
    };
    const onHide = () => saveScrollOf(shown.current);
    window.addEventListener('popstate', onPop);
    window.addEventListener('pagehide', onHide);
    return () => {
      window.clearTimeout(slow.current);
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('pagehide', onHide);
    };
  }, [actions]);

  useEffect(() => {
    if (first.prepared.isLoading) actions.open(here(), 'first', readHistory());
  }, [actions, first]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = entry;
    // The address changes with the page: until then links are compared with the current address.
    const { key, state, ...to } = entry.location;
    // The page after its own skeleton, or a refreshed page.
    const isSame = before.location.key === key;
    if (!isSame && entry.kind === 'push')
      window.history.pushState({ key, state }, '', createPath(to));
    if (before !== entry && entry.kind === 'replace')
      window.history.replaceState({ key, state }, '', createPath(to));
    if (entry.prepared.isLoading) {
      if (before !== entry) window.scrollTo(0, 0);
      return;
    }
    const isArriving = !isSame || before === entry || before.prepared.isLoading === true;
    if (!isArriving) return;
    const saved = savedScroll(key);
    const isOther = entry.kind === 'push' || before.location.pathname !== to.pathname;
    if (saved) restoreScroll(saved);
    else if (to.hash) scrollToElement(document.getElementById(to.hash.slice(1)));
    else if (!isSame && isOther) window.scrollTo(0, 0);
  }, [entry]);
  // After the scroll position is set.
  useLayoutEffect(() => pageSwap.shown(), [entry]);

  const value = useMemo(
    () => ({ entry, refresh: actions.refresh, prefetch: actions.prefetch }),
    [entry, actions],
  );
  return (
    <RouterContext value={value}>
      <PendingContext value={isLoading || isRendering || entry.prepared.isLoading === true}>
        <Router basename={prefix || '/'} location={entry.location} navigator={actions.navigator}>
          <LinkContext value={actions.linkTarget}>{children}</LinkContext>
        </Router>
      </PendingContext>
    </RouterContext>
  );
}
