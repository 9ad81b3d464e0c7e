import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { savesData } from '#/lib/saves-data.ts';
import { useRouter } from '#/router/router.tsx';

const TIMEOUT_MS = 2000;

/** Runs work when the browser is idle, at the latest after two seconds. Returns a cancel function. */
function whenIdle(work: () => void): () => void {
  // Safari does not support requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(call);
}

/** Prefetches the page that will most likely be opened next; null for none. */
export function usePrefetchIdle(path: string | null): void {
  const { prefetch } = useRouter();
  const href = useHref(path ?? '');
  const enabled = path !== null;
  useEffect(
    () => (enabled && !savesData() ? whenIdle(() => prefetch(href)) : undefined),
    [enabled, href, prefetch],
  );
}
