import { useSyncExternalStore } from 'react';
import { parseJson } from './parse-json.ts';
import type { tabStore } from './storage.ts';

/** A value in the storage of the tab or the browser. */
export interface Persisted<T> {
  /** the same reference until the stored value changes */
  read: () => T;
  write: (value: T) => void;
  clear: () => void;
  /** Called on changes, also of other tabs, and when the store is cleared. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** the value if nothing is stored; on the server and during hydration */
  initial: T;
}

/**
 * Creates a value that is stored as JSON.
 * @param store its scope: `tabStore` or `browserStore`
 * @param parse validates stored data, which is not trusted; it receives null if nothing or no JSON is stored
 */
export function persisted<T>(
  store: typeof tabStore,
  key: string,
  parse: (stored: unknown) => T,
): Persisted<T> {
  const listeners = new Set<() => void>();
  const initial = parse(null);
  let last: { text: string | null; value: T } = { text: null, value: initial };

  function read(): T {
    const text = store.get(key);
    if (text !== last.text) last = { text, value: parse(parseJson(text)) };
    return last.value;
  }

  function setText(text: string) {
    store.set(key, text);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    const stop = store.onClear(listener);
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      stop();
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }

  return {
    read,
    write: (value) => setText(JSON.stringify(value)),
    clear: () => setText(''),
    subscribe,
    initial,
  };
}

/** The stored value; the initial one on the server and during hydration. */
export const usePersisted = <T>({ subscribe, read, initial }: Persisted<T>): T =>
  useSyncExternalStore(subscribe, read, () => initial);
