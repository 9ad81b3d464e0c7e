/** Whether everything is repeated: `npm run journeys -- --all`. */
export const IS_ALL = process.env.E2E_ALL === '1';

/** A number that depends on a text only. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

/**
 * The values that a journey is repeated with, e.g. languages: one of them, chosen by its name, so that all journeys
 * together have every value; with `--all` each.
 */
export function cover<T>(name: string, values: readonly T[]): readonly T[] {
  if (IS_ALL) return values;
  const at = numberOf(name) % values.length;
  return values.slice(at, at + 1);
}
