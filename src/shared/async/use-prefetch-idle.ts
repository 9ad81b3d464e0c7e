import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { useRouter } from '#/router/router.tsx';

const TIMEOUT_MS = 2000;

/** No prefetching with data saver or on a slow connection. */
function isDataSaver(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

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
    () => (enabled && !isDataSaver() ? whenIdle(() => prefetch(href)) : undefined),
    [enabled, href, prefetch],
  );
}
