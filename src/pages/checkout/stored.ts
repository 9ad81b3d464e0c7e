import type { Store } from '../../lib/storage.ts';

/** JSON of a browser storage; null when there is none or it is not ours. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Somebody else's text under our key is as good as none.
    return null;
  }
}

export const readStored = (store: Store, key: string): unknown => parseStored(store.get(key));

export const writeStored = (store: Store, key: string, value: unknown): void =>
  store.set(key, JSON.stringify(value));

export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
