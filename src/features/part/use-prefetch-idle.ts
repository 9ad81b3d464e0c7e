import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { useRouter } from '../../router/router.tsx';

const AT_LATEST_MS = 2000;

/** Somebody who pays for every byte, or waits for it, opens pages when they want them. */
function isSparing(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** When the browser has nothing else to do, or after two seconds; gives a way to call it off. */
function whenIdle(work: () => void): () => void {
  // Safari has no such call.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(call);
}

/** Prepares the page that will most likely be opened next; null where there is none. */
export function usePrefetchIdle(path: string | null): void {
  const { prefetch } = useRouter();
  const href = useHref(path ?? '');
  const wanted = path !== null;
  useEffect(
    () => (wanted && !isSparing() ? whenIdle(() => prefetch(href)) : undefined),
    [wanted, href, prefetch],
  );
}
