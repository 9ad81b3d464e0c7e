import { pathPatterns } from '#generated/operations.ts';
import { positive } from '#/lib/positive.ts';
import { NotFound } from './types.ts';

/** Parses the text of one value of an address; the text is undefined if the address has no such value. */
export type Parse<Value> = (text: string | undefined) => Value;

/** Positive integer of the contract's range; undefined for other text. */
export const positiveInteger: Parse<number | undefined> = positive;

/** Page of a list, from 1. */
export const pageNumber: Parse<number> = (text) => positive(text) ?? 1;

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
