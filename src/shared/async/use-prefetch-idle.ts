import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { savesData } from '#/lib/saves-data.ts';
import { whenIdle } from '#/lib/when-idle.ts';
import { useRouter } from '#/router/router.tsx';

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
