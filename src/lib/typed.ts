/**
 * The one reading of typed and pasted numbers, phone numbers, codes and email addresses. Every field for them uses it
 * (`tests/unit/form/typed-fields.test.ts`).
 */

const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number): boolean => String.fromCodePoint(code).search(DIGIT) === 0;

/** Replaces a decimal digit of any script: Unicode has those of a script in a row, from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Text with digits of all scripts as 0 to 9, with full-width characters as ASCII (`＠`, `＋`, `。` of a domain), without the
 * invisible marks of copied text and without spaces around it.
 */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(DIGIT, asciiDigit)
    .replaceAll('。', '.')
    .trim();

/** What people write between groups of digits; not `+`, which phone numbers begin with. */
const SEPARATORS = /[\s\p{Pd}\u2212()./·'’_]/gu;

/** Digits (or letters) of a code, postcode or phone number, without separators: `123-456`, `10 250`, `(081) 234.5678`. */
export const plainDigits = (typed: string): string => plainText(typed).replaceAll(SEPARATORS, '');

/** Currency symbols, with the letters of `US$`, and currency codes. */
const CURRENCY = /[A-Z]{0,3}\p{Sc}|(?<![A-Z])[A-Z]{3}(?![A-Z])/gu;
/** Arabic separators, which NFKC leaves. */
const POINT = '٫';
const GROUPS = /[\s'’٬_]/g;

/**
 * Decimal text (`1234.5`) of a number as any language writes it: `1,234.50`, `1.234,50`, `1 234,50`, `1'234.50`, with or
 * without a currency. A single separator before three digits separates thousands: amounts have at most two decimals.
 * @returns null if it is not a positive number or 0
 */
export function plainNumber(typed: string): string | null {
  const text = plainText(typed)
    .replaceAll(CURRENCY, '')
    .trim()
    .replaceAll(POINT, '.')
    .replaceAll(GROUPS, '');
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(text) ?? [];
  const isGrouped = /^[1-9]\d{0,2}([.,])(?:\d{2,3}\1)*\d{3}$/.test(whole);
  if (!isGrouped && !/^\d*$/.test(whole)) return null;
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (decimals === '') return digits || null;
  return `${digits || '0'}.${decimals}`;
}
