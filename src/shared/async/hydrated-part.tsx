import { QueryClientContext } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import type { Elements } from '#/lib/content.ts';
import { replayEarlyUse } from './early-use.ts';
import { beginComparing, endComparing, partHydrated } from './hydration.ts';
import { usePartClient } from './part-client.ts';

interface HydratedPartProps {
  /** of a part of the page */
  setHydrated?: (is: true) => void;
  children: Elements;
}

/**
 * The content of a boundary whose HTML comes from the server, in which React hydrates it by itself: takes back what
 * others have changed in it, renders it with the data of the document, marks it as hydrated, and repeats what came before.
 */
export function HydratedPart({ setHydrated, children }: HydratedPartProps) {
  const client = usePartClient();
  // The code of other parts may still be missing: `lazyWithRetry` restores them.
  if (!setHydrated) beginComparing('page');
  useLayoutEffect(() => {
    if (!setHydrated) endComparing('page');
  });
  useEffect(() => {
    partHydrated();
    setHydrated?.(true);
    void replayEarlyUse();
  }, [setHydrated]);
  return client ? <QueryClientContext value={client}>{children}</QueryClientContext> : children;
}
