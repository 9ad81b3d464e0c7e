/** Whether a product has a price, if only an unknown one: without a price, the wire has 0. */
export const hasPrice = ({ price }: { price: string }): boolean => !(toMinor(price) <= 0);

/**
 * Amounts are decimal strings on the wire (`"10.00"`) and integers of minor units in calculations, never floats.
 */
export type Minor = number;

/** Part of a formatted amount; `Price` renders parts in different sizes. */
export interface PricePart {
  type: 'minusSign' | 'currency' | 'literal' | 'integer' | 'decimal' | 'fraction' | 'unknown';
  value: string;
}

const AMOUNT = /^([-+−]?)(\d*)(?:\.(\d*))?(?:e([-+]?\d+))?$/i;
/** More digits than a safe integer has. */
const MOST_DIGITS = 17;

/**
 * `"10.5"` -> 1050, and so in every form that JSON and Java write numbers in: `1E+2`, `1.0E2`, `.5`, `0E-8`. Digits below a
 * hundredth are dropped. null and undefined, which stand for no amount, are 0.
 * @returns NaN for text that is not an amount; sums with it are NaN, too
 */
export function toMinor(amount: string | number | null | undefined): Minor {
  if (amount === null || amount === undefined) return 0;
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    AMOUNT.exec(String(amount).trim()) ?? [];
  const written = whole + fraction;
  if (written === '') return Number.NaN;
  const digits = written.replace(/^0+/, '');
  const length = digits.length - fraction.length + Number(exponent) + 2;
  if (digits === '' || length <= 0) return 0;
  if (length > MOST_DIGITS) return Number.NaN;
  const minor = Number(digits.padEnd(length, '0').slice(0, length));
  if (!Number.isSafeInteger(minor)) return Number.NaN;
  return sign === '-' || sign === '−' ? -minor : minor;
}

/** Whether an amount of the wire could not be read. */
export const isUnknown = (minor: Minor): boolean => Number.isNaN(minor);

/** 1050 -> `"10.50"`, the wire format; empty if it is unknown. */
export function toAmount(minor: Minor): string {
  if (isUnknown(minor)) return '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Sum of decimal strings. */
export const sumAmounts = (amounts: readonly string[]): string =>
  toAmount(amounts.reduce((sum, amount) => sum + toMinor(amount), 0));

/** In per cent; smaller ones are not shown. */
const LEAST_DISCOUNT = 20;

/**
 * Discount of `price` on `original` in whole per cent, at most 99: a product that costs something is never 100 % off. 0
 * for small ones and for unknown amounts.
 */
export function discountPercent(price: Minor, original: Minor): number {
  if (!(price > 0) || !((original - price) * 100 >= original * LEAST_DISCOUNT)) return 0;
  return Math.min(99, Math.round((1 - price / original) * 100));
}

/** The largest discount of products in whole per cent; 0 if none is shown. */
export const largestDiscount = (products: readonly { price: string; otPrice: string }[]): number =>
  Math.max(
    0,
    ...products.map(({ price, otPrice }) => discountPercent(toMinor(price), toMinor(otPrice))),
  );
