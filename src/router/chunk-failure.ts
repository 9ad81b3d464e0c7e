import { ApiError } from '#/api/error.ts';
import { writeHistory } from '#/lib/history.ts';

const KEY = 'lychee.reloaded';
const MIN_INTERVAL_MS = 60_000;

/** True when a script or style sheet of the page failed to load, most often because a new version was deployed. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i.test(
      error.message,
    )
  );
}

/**
 * Reloads the document, at most once a minute. Returns false if it was reloaded within the last minute or the browser is
 * offline.
 * @param at address to load instead of the current one
 */
export function reloadOnce(at?: string): boolean {
  if (!navigator.onLine) return false;
  try {
    // The clock may have been set back.
    const since = Math.abs(Date.now() - Number(sessionStorage.getItem(KEY)));
    if (since < MIN_INTERVAL_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  if (at !== undefined) writeHistory('replace', window.history.state, at);
  window.location.reload();
  return true;
}

/** Slow connections load the code of a page in less. */
const LONGEST_WAIT_MS = 60_000;

/**
 * The code of a page or part; a chunk failure if it does not come. Browsers wait minutes for a connection that has died, and
 * who imports the code again waits for the same request.
 */
export async function codeInTime<Code>(loading: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new TypeError('error loading dynamically imported module in time'));
    timer = setTimeout(fail, LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads code that only an action needs. Without the network the action fails like a call; after a release that removed
 * the code, the page is loaded again and the action is cancelled.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await codeInTime(load());
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    throw new ApiError(reloadOnce() ? 'cancelled' : 'network', 0, '', 'unknown', 0);
  }
}
