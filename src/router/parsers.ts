import { pathPatterns } from '#generated/operations.ts';
import { NotFound } from './types.ts';

/** Largest integer of the contract. */
const MAX = 2 ** 31 - 1;

/** Parses a positive integer of an address; undefined if the text is none or exceeds the contract's range. */
export function positiveInteger(text: string | null | undefined): number | undefined {
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return value > 0 && value <= MAX ? value : undefined;
}

/** Parses the text of one value of an address; the text is undefined if the address has no such value. */
export type Parse<Value> = (text: string | undefined) => Value;

/** Page of a list, from 1. */
export const pageNumber: Parse<number> = (text) => positiveInteger(text) ?? 1;

/** One of the given texts; undefined for others. */
export const oneOf =
  <Text extends string>(texts: readonly Text[]): Parse<Text | undefined> =>
  (text) =>
    texts.find((one) => one === text);

export const isThere: Parse<boolean> = (text) => text !== undefined;

const CONTROL = /\p{Cc}/gu;

/** Trimmed text without control characters, cut to `max` characters; undefined only if it is absent. */
export const textUpTo =
  (max: number): Parse<string | undefined> =>
  (text) =>
    text?.slice(0, max).replaceAll(CONTROL, '').trim();

/** Text that the contract allows as a path parameter of its operations; undefined for other text. */
const pathValue = (name: keyof typeof pathPatterns): Parse<string | undefined> => {
  const pattern = new RegExp(`^${pathPatterns[name]}$`);
  return (text = '') => (pattern.test(text.trim()) ? text.trim() : undefined);
};

/** Number of an order, a part of one, or a refund. */
export const orderNumber = pathValue('orderNo');
export const preOrderNumber = pathValue('preOrderNo');

/** The page needs the value. @throws NotFound without a valid one */
export const required =
  <Value>(parse: Parse<Value | undefined>): Parse<Value> =>
  (text) => {
    const value = parse(text);
    if (value === undefined) throw new NotFound();
    return value;
  };

/** The page has a state without the value, but none with an invalid one. @throws NotFound for an invalid one */
export const validIfAny =
  <Value>(parse: Parse<Value | undefined>): Parse<Value | undefined> =>
  (text) =>
    text?.trim() ? required(parse)(text) : undefined;
