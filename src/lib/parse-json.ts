/** Levels of lists and objects; answers of the contract have about ten. */
const MOST_LEVELS = 100;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isDeeper(child, levels - 1)));

/**
 * Parses JSON. Throws for text that is none, and for data so deep that code which walks it, as `JSON.stringify` does, would
 * run out of stack.
 */
export function parseBounded(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeper(value, MOST_LEVELS)) throw new RangeError('Too deep');
  return value;
}

/** As `parseBounded`; null for no text and where that throws. */
export function parseJson(text: string | null): unknown {
  try {
    return parseBounded(text ?? 'null');
  } catch {
    return null;
  }
}

/** The fields of parsed JSON; none if it is not an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
