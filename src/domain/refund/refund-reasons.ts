import { refundApplyBodyTextMax } from '#generated/zod/refund/refund.zod.ts';

/**
 * Separators between several reasons in one entry: a comma without a following space, and a space between Chinese
 * characters. Elsewhere both are part of the sentence.
 */
const JOINTS =
  /[\r\n;；|]+|\\n|<br\s*\/?>|,(?=[^\s\d])|\s{2,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/iu;

/** The preset reasons: split, trimmed and without duplicates. */
export function cleanReasons(entries: readonly string[]): string[] {
  const reasons = entries
    .flatMap((entry) => entry.split(JOINTS))
    .map((reason) => reason.trim().slice(0, refundApplyBodyTextMax).trim())
    .filter((reason) => reason !== '');
  return [...new Set(reasons)];
}

const MANY = 8;
const LONG = 48;

/** Whether the reasons are laid out in one column, because there are many or one is long. */
export const needsOneColumn = (reasons: readonly string[]): boolean =>
  reasons.length > MANY || reasons.some(({ length }) => length > LONG);
