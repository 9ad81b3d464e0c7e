import {
  createContext,
  type ReactNode,
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
import { LANGUAGES } from '../i18n/languages.ts';
import { pagesAhead, worldAhead } from './ahead.ts';
import { isChunkFailure, reloadOnce } from './chunk-failure.ts';
import { prepare, prepareAgain, type Prepared } from './prepare.ts';
import { restoreScroll, saveScroll, savedScroll } from './scroll.ts';
import { Redirect, type RouteDef, type World } from './types.ts';

export interface Entry {
  prepared: Prepared;
  /** with the language prefix, as the address bar shows it */
  location: Path & { state: unknown; key: string };
  kind: 'push' | 'replace' | 'pop' | 'first';
}

interface RouterValue {
  entry: Entry;
  /** prepares the present address again, e.g. after signing in or for "Try again" */
  refresh: () => void;
  /** loads code and data of an address (with prefix) that will probably be opened */
  prefetch: (href: string) => void;
}

const RouterContext = createContext<RouterValue | null>(null);
// Apart from the rest: a click must not draw the old page once more only to say that the next one is on its way.
const PendingContext = createContext(false);

/** The next page is being prepared. */
export const usePending = (): boolean => use(PendingContext);

export function useRouter(): RouterValue {
  const value = use(RouterContext);
  if (!value) throw new Error('useRouter outside of AppRouter');
  return value;
}

/** Path parameters and query of the page that is shown. */
export const useVisit = () => useRouter().entry.prepared.visit;

export interface HistoryState {
  key: string;
  state: unknown;
}

/** After the next frame; a page that is not seen has none and waits a moment instead. */
const afterFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, 100);
  });
const newKey = () => Math.random().toString(36).slice(2, 10);

function readHistory(): HistoryState {
  const held = window.history.state as Partial<HistoryState> | null;
  if (typeof held?.key === 'string') return { key: held.key, state: held.state };
  const fresh = { key: newKey(), state: null };
  window.history.replaceState(fresh, '');
  return fresh;
}

const here = (): Path => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
});

/** The first entry of a page: what the browser shows when it boots. */
export async function firstEntry(routes: readonly RouteDef[], world: World): Promise<Entry> {
  const prefix = LANGUAGES[world.locale].prefix;
  const bare = (path: string) => path.slice(prefix.length) || '/';
  for (;;) {
    const at = here();
    try {
      const prepared = await prepare(routes, world, bare(at.pathname), at.search);
      return { prepared, location: { ...at, ...readHistory() }, kind: 'first' };
    } catch (error) {
      if (!(error instanceof Redirect)) throw error;
      window.history.replaceState({ key: newKey(), state: null }, '', prefix + error.to);
    }
  }
}

/**
 * The first entry of a document that was rendered on a server, as it was drawn there.
 * @param search the part of the query that it was rendered for
 */
export async function renderedEntry(
  routes: readonly RouteDef[],
  world: World,
  search: string,
  error: Error | null,
): Promise<Entry> {
  const { pathname } = window.location;
  const prepared = await prepareAgain(
    routes,
    world,
    pathname.slice(LANGUAGES[world.locale].prefix.length) || '/',
    search,
    error,
  );
  return { prepared, location: { pathname, search, hash: '', ...readHistory() }, kind: 'first' };
}

interface AppRouterProps {
  routes: readonly RouteDef[];
  world: World;
  first: Entry;
  children: ReactNode;
}

/** Addresses change when the next page is ready; until then the old one stays, and a later click wins over an earlier one. */
export function AppRouter({ routes, world, first, children }: AppRouterProps) {
  const [entry, setEntry] = useState(first);
  const [pending, start] = useTransition();
  const sequence = useRef(0);
  const shown = useRef(first);
  const prefix = LANGUAGES[world.locale].prefix;

  const actions = useMemo(() => {
    const bare = (path: string) => path.slice(prefix.length) || '/';
    const prepareIn = (where: World, { pathname = '', search = '' }: Partial<Path>) =>
      prepare(routes, where, bare(pathname), search);
    const ahead = pagesAhead(
      (href) => prepareIn(worldAhead(world), parsePath(href)),
      world.signedIn,
    );

    function show(prepared: Prepared, to: Path, kind: Entry['kind'], history: HistoryState) {
      saveScroll(shown.current.location.key);
      setEntry({ prepared, location: { ...to, ...history }, kind });
    }

    function open(to: Path, kind: Entry['kind'], history: HistoryState) {
      const number = ++sequence.current;
      const held = kind === 'push' ? ahead.find(to.pathname + to.search) : undefined;
      // Drawn in one go, for to yield between its parts would cost more than they do; but after the click's own event,
      // for React then leaves the effects until after the paint.
      const ready = held?.ready;
      if (ready)
        return void window.setTimeout(
          () => number === sequence.current && show(ready, to, kind, history),
        );
      // A choice that the address keeps is shown first.
      if (kind === 'replace')
        return void afterFrame().then(() => number === sequence.current && start(follow));
      start(follow);

      async function follow() {
        let prepared: Prepared;
        try {
          // The bar that says that a page is on its way is drawn before the work for that page.
          if (kind === 'push' && !held) await afterFrame();
          const early = await held?.coming;
          // What was asked for ahead and failed is asked for again, this time by the shopper.
          prepared = early && !early.error ? early : await prepareIn(world, to);
        } catch (error) {
          if (!(error instanceof Redirect)) throw error;
          if (number !== sequence.current) return;
          open(
            { pathname: '', search: '', hash: '', ...parsePath(prefix + error.to) },
            kind === 'push' ? 'push' : 'replace',
            { key: newKey(), state: null },
          );
          return;
        }
        if (number !== sequence.current) return;
        if (isChunkFailure(prepared.error) && reloadOnce(createPath(to))) return;
        start(() => show(prepared, to, kind, history));
      }
    }

    const toPath = (to: To): Path => ({
      pathname: window.location.pathname,
      search: '',
      hash: '',
      ...(typeof to === 'string' ? parsePath(to) : to),
    });
    const navigator: Navigator = {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: (to, state) => open(toPath(to), 'push', { key: newKey(), state: state as unknown }),
      replace: (to, state) =>
        open(toPath(to), 'replace', { key: newKey(), state: state as unknown }),
      go: (delta) => window.history.go(delta),
    };
    const refresh = () => open(here(), 'pop', readHistory());
    const prefetch = (href: string) => {
      const url = new URL(href, window.location.origin);
      if (url.origin !== window.location.origin || !url.pathname.startsWith(prefix)) return;
      ahead.fetch(url.pathname + url.search);
    };
    return { open, navigator, refresh, prefetch };
  }, [routes, world, prefix]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onPop = () => actions.open(here(), 'pop', readHistory());
    const onHide = () => saveScroll(shown.current.location.key);
    window.addEventListener('popstate', onPop);
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('pagehide', onHide);
    };
  }, [actions]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = entry;
    // The address changes with the page: a link clicked meanwhile is still compared with the address that is shown.
    const { key, state, ...to } = entry.location;
    if (before !== entry && entry.kind === 'push')
      window.history.pushState({ key, state }, '', createPath(to));
    if (before !== entry && entry.kind === 'replace')
      window.history.replaceState({ key, state }, '', createPath(to));
    if (entry.kind === 'pop' || entry.kind === 'first') {
      const top = savedScroll(entry.location.key);
      if (top > 0 && (entry.kind === 'first' || before.location.key !== entry.location.key))
        restoreScroll(top);
      return;
    }
    const samePage = before.location.pathname === entry.location.pathname;
    if (entry.location.hash)
      document.getElementById(entry.location.hash.slice(1))?.scrollIntoView();
    else if (entry.kind === 'push' || !samePage) window.scrollTo(0, 0);
  }, [entry]);

  const value = useMemo(
    () => ({ entry, refresh: actions.refresh, prefetch: actions.prefetch }),
    [entry, actions],
  );
  return (
    <RouterContext value={value}>
      <PendingContext value={pending}>
        <Router basename={prefix || '/'} location={entry.location} navigator={actions.navigator}>
          {children}
        </Router>
      </PendingContext>
    </RouterContext>
  );
}
