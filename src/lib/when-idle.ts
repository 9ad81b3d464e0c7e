const TIMEOUT_MS = 2000;

/** Runs work when the browser is idle, at the latest after two seconds. Returns a cancel function. */
export function whenIdle(work: () => void): () => void {
  // Safari does not support requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(call);
}
