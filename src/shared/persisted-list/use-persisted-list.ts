import { useSyncExternalStore } from 'react';
import type { PersistedList } from './persisted-list.ts';

const EMPTY: readonly never[] = [];

/** The items of the list; empty on the server and during hydration. */
export const usePersistedList = <T>({ subscribe, read }: PersistedList<T>): readonly T[] =>
  useSyncExternalStore(subscribe, read, () => EMPTY);
