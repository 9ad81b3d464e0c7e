import { type Path, type To, parsePath } from 'react-router-dom';
import { bareOf } from '#/i18n/languages.ts';
import { writeHistory } from '#/lib/history.ts';
import type { RouteDef } from './define-route.ts';
import { loadingPage, prepareHydrated, type Prepared } from './prepare.ts';
import { presses } from './presses.ts';
import type { AppContext } from './types.ts';

/** What a history entry of the shop stores. */
interface HistoryState {
  key: string;
  state: unknown;
}

/** An address that is opened, and how. */
export interface Visit {
  /** with the language prefix, as the address bar shows it */
  location: Path & HistoryState;
  kind: 'push' | 'replace' | 'pop' | 'first';
  /** how often the shopper had pressed something when it began */
  presses: number;
}

/** A page that is shown, or replaced by its skeleton while it loads. */
export interface Entry extends Visit {
  prepared: Prepared;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** State of the current entry; one that the shop did not create is completed. */
function readHistory(): HistoryState {
  const stored = window.history.state as Partial<HistoryState> | null;
  if (typeof stored?.key === 'string') return { key: stored.key, state: stored.state };
  const fresh = { key: newKey(), state: null };
  writeHistory('replace', fresh);
  return fresh;
}

/** A visit of the current history entry. */
export function visitHere(kind: 'pop' | 'first'): Visit {
  const { pathname, search, hash } = window.location;
  return { kind, presses: presses(), location: { pathname, search, hash, ...readHistory() } };
}

/** A visit of a new history entry. */
export const visitTo = (kind: 'push' | 'replace', to: To, state: unknown = null): Visit => ({
  kind,
  presses: presses(),
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

/** The first entry of a document without a rendered page. Its frame was rendered without a query. */
export function loadingEntry(routes: readonly RouteDef[], context: AppContext): Entry {
  const visit = visitHere('first');
  const { location } = visit;
  return {
    ...visit,
    location: { ...location, search: '', hash: '' },
    prepared: loadingPage(routes, bareOf(context.locale, location.pathname), ''),
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
  const visit = visitHere('first');
  const { location } = visit;
  const pathname = bareOf(context.locale, location.pathname);
  const prepared = await prepareHydrated(routes, context, pathname, search, error);
  return { ...visit, location: { ...location, search, hash: '' }, prepared };
}
