import type { Path } from 'react-router-dom';

/** What a history entry of the shop stores. */
export interface HistoryState {
  key: string;
  state: unknown;
}

export const newKey = () => Math.random().toString(36).slice(2, 10);

/** State of the current entry; one that the shop did not create is completed. */
export function readHistory(): HistoryState {
  const stored = window.history.state as Partial<HistoryState> | null;
  if (typeof stored?.key === 'string') return { key: stored.key, state: stored.state };
  const fresh = { key: newKey(), state: null };
  window.history.replaceState(fresh, '');
  return fresh;
}

/** The current address. */
export const here = (): Path => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
});

/** Whether a plain link to an id of the shown page was followed, e.g. before hydration: the browser scrolls. */
export const isFragmentLink = (shown: Path): boolean =>
  window.history.state === null &&
  window.location.pathname === shown.pathname &&
  window.location.search === shown.search;
