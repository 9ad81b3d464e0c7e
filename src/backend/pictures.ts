import { parseJson } from '#/lib/parse-json.ts';

/** An empty text, or a list that was stored as the name of a picture. */
const NOT_A_PICTURE = new Set(['', '[]']);

/**
 * Addresses of the pictures of a review, each once. A review without pictures has an empty one, or one named `[]`.
 * Source: recordings 154 and 155.
 */
export const reviewPictures = (pics: readonly string[]): string[] => [
  ...new Set(
    pics.map((address) => address.trim()).filter((address) => !NOT_A_PICTURE.has(address)),
  ),
];

/**
 * The text that stores pictures of a review. Without pictures it is empty: an empty list is stored as a picture, and no
 * text at all is an SQL error. Source: recordings 502, 517 and 518.
 */
export const reviewPicturesText = (pictures: readonly string[]): string =>
  pictures.length > 0 ? JSON.stringify(pictures) : '';

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

/**
 * Whether a picture is the one that was sent: backends remove their own origin from it, and put one in front again.
 * Source: fact sheet of the catalogue, image URLs.
 */
export const isPictureSent = (answered: string, sent: string): boolean => answered.endsWith(sent);
