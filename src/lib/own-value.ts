/**
 * Value of a table for a key that comes from outside: a backend, an address, a store. Plain indexing also finds what every
 * object inherits: `NAMES['constructor']` is a function.
 */
export const ownValue = <Value>(
  table: Readonly<Record<string, Value | undefined>>,
  key: string,
): Value | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);
