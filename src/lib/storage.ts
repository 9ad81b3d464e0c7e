/**
 * Browser storage that never throws. If it is blocked or full, values are kept in memory. A server has none: nothing is
 * stored there, and `set` throws, because its memory belongs to all shoppers.
 */
interface KeyValueStore {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  /** Removes the keys of this shop, except `kept`. */
  clear: (kept?: readonly string[]) => void;
  /** Subscribes to `clear`; returns the unsubscribe function. */
  onClear: (listener: () => void) => () => void;
}

/** Begins every key of this shop; others on the same origin are not touched. */
const PREFIX = 'lychee.';

function storeOf(kind: 'localStorage' | 'sessionStorage'): KeyValueStore {
  const spare = new Map<string, string>();
  const listeners = new Set<() => void>();
  /** Accessing a blocked storage throws; so does every call of one whose file is damaged. */
  function fromOwn<Result>(read: (storage: Storage) => Result): Result | null {
    try {
      return read(window[kind]);
    } catch {
      return null;
    }
  }
  return {
    get: (key) => spare.get(key) ?? fromOwn((own) => own.getItem(key)),
    set(key, text) {
      if (typeof window === 'undefined') throw new Error(`${key} cannot be stored on a server`);
      try {
        window[kind].setItem(key, text);
        spare.delete(key);
      } catch {
        spare.set(key, text);
      }
    },
    clear(kept = []) {
      for (const key of [...spare.keys(), ...(fromOwn(Object.keys) ?? [])]) {
        if (!key.startsWith(PREFIX) || kept.includes(key)) continue;
        spare.delete(key);
        fromOwn((own) => own.removeItem(key));
      }
      for (const listener of listeners) listener();
    },
    onClear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Kept for the lifetime of the tab. */
export const tabStore = storeOf('sessionStorage');
/** Cleared on sign-out and when a session expires. */
export const browserStore = storeOf('localStorage');
