import { parseJson } from '#/lib/parse-json.ts';

/** What clients have stored for no pictures. */
const NO_LIST = /^(?:\[\s*\]|\{\s*\}|null|undefined|""|'')$/i;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:https?:\/\/|\/(?!\/))\S+$/i.test(value.trim());

/**
 * Addresses in the stored text of a refund, each once: separated by commas, or a JSON list. Backends store any text.
 * Source: fact sheet of orders, refund pictures.
 */
export function refundPictures(stored: string | null | undefined): string[] {
  const text = stored?.trim() ?? '';
  if (text === '' || NO_LIST.test(text)) return [];
  const list = text.startsWith('[') ? parseJson(text) : null;
  const entries: unknown[] = Array.isArray(list) ? list : text.split(',');
  return [...new Set(entries.filter(isAddress).map((address) => address.trim()))];
}
