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

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs work when the shopper first uses the page: with the pointer, the keyboard, or by scrolling. Returns a cancel function. */
export function whenUsed(work: () => void): () => void {
  const controller = new AbortController();
  function start() {
    controller.abort();
    work();
  }
  for (const sign of SIGNS)
    window.addEventListener(sign, start, {
      capture: true,
      passive: true,
      signal: controller.signal,
    });
  return () => controller.abort();
}
