const KEY = 'lychee.reloaded';
const MINUTE = 60_000;

/** A script of the page could not be loaded: most often a new version was put online meanwhile. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i.test(error.message);
}

/** Loads the page anew, at most once a minute. False when it did so a moment ago. */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < MINUTE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
