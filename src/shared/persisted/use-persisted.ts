import { useSyncExternalStore } from 'react';
import type { Persisted } from '#/lib/persisted.ts';

/** The stored value; the initial one on the server and during hydration. */
export const usePersisted = <T>({ subscribe, read, initial }: Persisted<T>): T =>
  useSyncExternalStore(subscribe, read, () => initial);
