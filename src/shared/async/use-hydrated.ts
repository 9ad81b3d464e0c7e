import { useSyncExternalStore } from 'react';
import { noop } from '#/lib/noop.ts';

const subscribe = () => noop;

/** False on the server and during hydration, when both must render the same; true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
