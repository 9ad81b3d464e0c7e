import { useSession } from '../../api/session.ts';

/** A list that this browser keeps, newest first. */
export interface KeptList<T> {
  /** the same array until something changes */
  read: () => readonly T[];
  /** puts an item first; the one it replaces goes */
  add: (item: T) => void;
  remove: (item: T) => void;
  clear: () => void;
  subscribe: (told: () => void) => () => void;
}

interface KeptListOptions<T> {
  key: string;
  most: number;
  /** what is left of a stored item; null when it is none: anybody can write into this storage */
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

/** A list in local storage: it goes with the rest of the storage when the shopper leaves, and follows other tabs. */
export function keptList<T>({ key, most, accept, isSame }: KeptListOptions<T>): KeptList<T> {
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
      .slice(0, most);
    return items;
  }

  function write(next: readonly T[]) {
    try {
      if (next.length === 0) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, JSON.stringify(next.slice(0, most)));
    } catch {
      // Storage may be full or blocked: then nothing is kept, which is no loss worth a message.
    }
    for (const told of listeners) told();
  }

  function subscribe(told: () => void) {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === key || event.key === null) told();
    };
    // The storage is cleared in the same turn in which the session ends.
    const stop = useSession.subscribe(() => queueMicrotask(told));
    listeners.add(told);
    window.addEventListener('storage', fromOtherTab);
    return () => {
      stop();
      listeners.delete(told);
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
