import { refundApplyBodyTextMax } from '../../../generated/zod/refund/refund.zod.ts';

/**
 * Where several reasons stand in one entry. A comma separates reasons only without a blank behind
 * it, a blank only between Chinese characters: elsewhere both belong to the sentence.
 */
const JOINTS =
  /[\r\n;；|]+|\\n|<br\s*\/?>|,(?=[^\s\d])|\s{2,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/iu;

/** The preset reasons as a list to choose from: split, trimmed, without empty and repeated ones. */
export function cleanReasons(entries: readonly string[]): string[] {
  const reasons = entries
    .flatMap((entry) => entry.split(JOINTS))
    .map((reason) => reason.trim().slice(0, refundApplyBodyTextMax).trim())
    .filter((reason) => reason !== '');
  return [...new Set(reasons)];
}

const MANY = 8;
const LONG = 48;

/** Reasons stand in one column when there are many of them or one of them is long. */
export const needsOneColumn = (reasons: readonly string[]): boolean =>
  reasons.length > MANY || reasons.some(({ length }) => length > LONG);
