const KEY = 'lychee.reloaded';
const MINUTE = 60_000;

/** A script of the page could not be loaded: most often a new version was put online meanwhile. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i.test(
      error.message,
    )
  );
}

/**
 * Loads the page anew, at most once a minute. False when it did so a moment ago, or when there is no connection to load it by.
 * @param at another address to load instead of the present one
 */
export function reloadOnce(at?: string): boolean {
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < MINUTE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  if (at !== undefined) window.history.replaceState(window.history.state, '', at);
  window.location.reload();
  return true;
}
