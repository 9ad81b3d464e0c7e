import type { Store } from '#/lib/storage.ts';

/** Parses stored JSON; null if it is missing or invalid. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Invalid text counts as missing: other scripts may use the same key.
    return null;
  }
}

export const readStored = (store: Store, key: string): unknown => parseStored(store.get(key));

export const writeStored = (store: Store, key: string, value: unknown): void =>
  store.set(key, JSON.stringify(value));

export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
