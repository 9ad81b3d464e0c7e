import { useEffect } from 'react';
import type { Elements } from '#/lib/content.ts';
import { replayEarlyUse } from './early-use.ts';
import { partHydrated } from './hydration.ts';

interface HydratedPartProps {
  setHydrated?: (is: true) => void;
  children: Elements;
}

/**
 * The content of a boundary whose HTML comes from the server, in which React hydrates it by itself: marks it as hydrated,
 * and repeats what came before.
 */
export function HydratedPart({ setHydrated, children }: HydratedPartProps) {
  useEffect(() => {
    partHydrated();
    setHydrated?.(true);
    void replayEarlyUse();
  }, [setHydrated]);
  return children;
}
