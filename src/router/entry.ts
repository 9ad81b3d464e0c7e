import { type Path, type To, parsePath } from 'react-router-dom';
import { LANGUAGES } from '#/i18n/languages.ts';
import type { RouteDef } from './define-route.ts';
import { loadingPage, prepareHydrated, type Prepared } from './prepare.ts';
import type { AppContext } from './types.ts';

/** What a history entry of the shop stores. */
interface HistoryState {
  key: string;
  state: unknown;
}

/** The way to an address. */
export interface Step {
  /** with the language prefix, as the address bar shows it */
  location: Path & HistoryState;
  kind: 'push' | 'replace' | 'pop' | 'first';
}

/** A page that is shown, or replaced by its skeleton while it loads. */
export interface Entry extends Step {
  prepared: Prepared;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** State of the current entry; one that the shop did not create is completed. */
function readHistory(): HistoryState {
  const stored = window.history.state as Partial<HistoryState> | null;
  if (typeof stored?.key === 'string') return { key: stored.key, state: stored.state };
  const fresh = { key: newKey(), state: null };
  window.history.replaceState(fresh, '');
  return fresh;
}

/** The step to the current history entry. */
export function stepHere(kind: 'pop' | 'first'): Step {
  const { pathname, search, hash } = window.location;
  return { kind, location: { pathname, search, hash, ...readHistory() } };
}

/** The step to a new history entry. */
export const stepTo = (kind: 'push' | 'replace', to: To, state: unknown = null): Step => ({
  kind,
  location: {
    pathname: window.location.pathname,
    search: '',
    hash: '',
    ...(typeof to === 'string' ? parsePath(to) : to),
    key: newKey(),
    state,
  },
});

/** Whether a plain link to an id of the shown page was followed, e.g. before hydration: the browser scrolls. */
export const isFragmentLink = (shown: Path): boolean =>
  window.history.state === null &&
  window.location.pathname === shown.pathname &&
  window.location.search === shown.search;

/** Path without the prefix of the context's language. */
export const bareOf = ({ locale }: AppContext, pathname: string): string =>
  pathname.slice(LANGUAGES[locale].prefix.length) || '/';

/** The first entry of a document without a rendered page. Its frame was rendered without a query. */
export function loadingEntry(routes: readonly RouteDef[], context: AppContext): Entry {
  const { kind, location } = stepHere('first');
  return {
    kind,
    location: { ...location, search: '', hash: '' },
    prepared: loadingPage(routes, bareOf(context, location.pathname), ''),
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
  const { kind, location } = stepHere('first');
  const pathname = bareOf(context, location.pathname);
  const prepared = await prepareHydrated(routes, context, pathname, search, error);
  return { kind, location: { ...location, search, hash: '' }, prepared };
}
