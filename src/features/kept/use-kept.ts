import { useSyncExternalStore } from 'react';
import type { KeptList } from './kept-list.ts';

const NOTHING: readonly never[] = [];

/** What the list holds now; nothing on a server and while its page comes alive. */
export const useKept = <T>({ subscribe, read }: KeptList<T>): readonly T[] =>
  useSyncExternalStore(subscribe, read, () => NOTHING);
