import { parseJson } from '#/lib/parse-json.ts';

/** Values that backends store for no pictures. */
const NO_LIST = /^(?:\[\s*\]|\{\s*\}|null|undefined|""|'')$/i;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:https?:\/\/|\/(?!\/))\S+$/i.test(value.trim());

/** Parses pictures stored as one string, separated by commas or as a JSON list. */
export function pictureAddresses(stored: string | null | undefined): string[] {
  const text = stored?.trim() ?? '';
  if (text === '' || NO_LIST.test(text)) return [];
  const list = text.startsWith('[') ? parseJson(text) : null;
  const entries: unknown[] = Array.isArray(list) ? list : text.split(',');
  return [...new Set(entries.filter(isAddress).map((address) => address.trim()))];
}
