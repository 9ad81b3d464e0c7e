import { type Persisted, persisted } from '#/lib/persisted.ts';
import { browserStore } from '#/lib/storage.ts';

/** A list in local storage, newest first. */
interface PersistedList<T> extends Persisted<readonly T[]> {
  /** adds an item at the start and removes an equal one */
  add: (item: T) => void;
  remove: (item: T) => void;
}

interface PersistedListOptions<T> {
  key: string;
  maxLength: number;
  /** validates a stored item of unknown type; null if it is invalid */
  accept: (stored: unknown) => T | null;
  isSame: (one: T, other: T) => boolean;
}

/** Creates a list in local storage. It is cleared with the storage when a session ends, and synchronized with other tabs. */
export function persistedList<T>({
  key,
  maxLength,
  accept,
  isSame,
}: PersistedListOptions<T>): PersistedList<T> {
  const list = persisted<readonly T[]>(browserStore, key, (stored) => {
    const items: unknown[] = Array.isArray(stored) ? stored : [];
    const accepted = items.map(accept).filter((item) => item !== null);
    return accepted
      .filter((item, place) => accepted.findIndex((other) => isSame(other, item)) === place)
      .slice(0, maxLength);
  });

  const without = (item: T) => list.read().filter((other) => !isSame(other, item));
  return {
    ...list,
    add: (item) => list.write([item, ...without(item)].slice(0, maxLength)),
    remove: (item) => list.write(without(item)),
  };
}
