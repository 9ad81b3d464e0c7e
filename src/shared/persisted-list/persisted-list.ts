import { useSession } from '#/api/session.ts';

/** A list in local storage, newest first. */
export interface PersistedList<T> {
  /** the same array reference until the list changes */
  read: () => readonly T[];
  /** adds an item at the start and removes an equal one */
  add: (item: T) => void;
  remove: (item: T) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

interface PersistedListOptions<T> {
  key: string;
  maxLength: number;
  /** validates a stored item of unknown type; null if it is invalid */
  accept: (stored: unknown) => T | null;
  isSame: (one: T, other: T) => boolean;
}

function parse(text: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function stored(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Creates a list in local storage. It is cleared with the storage on sign-out and synchronized with other tabs. */
export function persistedList<T>({
  key,
  maxLength,
  accept,
  isSame,
}: PersistedListOptions<T>): PersistedList<T> {
  const listeners = new Set<() => void>();
  let text = '';
  let items: readonly T[] = [];

  function read(): readonly T[] {
    const now = stored(key);
    if (now === text) return items;
    text = now;
    const accepted = parse(now)
      .map(accept)
      .filter((item) => item !== null);
    items = accepted
      .filter((item, place) => accepted.findIndex((other) => isSame(other, item)) === place)
      .slice(0, maxLength);
    return items;
  }

  function write(next: readonly T[]) {
    try {
      if (next.length === 0) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, JSON.stringify(next.slice(0, maxLength)));
    } catch {
      // If storage is full or blocked, nothing is stored; no message is needed.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    // On sign-out the storage is cleared in the same task.
    const stop = useSession.subscribe(() => queueMicrotask(listener));
    listeners.add(listener);
    window.addEventListener('storage', fromOtherTab);
    return () => {
      stop();
      listeners.delete(listener);
      window.removeEventListener('storage', fromOtherTab);
    };
  }

  const without = (item: T) => read().filter((other) => !isSame(other, item));
  return {
    read,
    add: (item) => write([item, ...without(item)]),
    remove: (item) => write(without(item)),
    clear: () => write([]),
    subscribe,
  };
}
