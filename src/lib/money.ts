/**
 * Amounts are decimal strings on the wire (`"10.00"`) and integers of minor units in calculations, never floats.
 */
export type Minor = number;

/** Part of a formatted amount; `Price` renders parts in different sizes. */
export interface PricePart {
  type: string;
  value: string;
}

/** `"10.5"` -> 1050; 0 for anything that is not an amount. */
export function toMinor(amount: string | number | null | undefined): Minor {
  const match = /^\s*([-−]?)(\d+)(?:\.(\d*))?\s*$/.exec(String(amount ?? ''));
  if (!match) return 0;
  const [, sign, whole = '0', fraction = ''] = match;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  return sign ? -minor : minor;
}

/** 1050 -> `"10.50"`, the wire format. */
export function toAmount(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Sum of decimal strings. */
export const sumAmounts = (amounts: readonly string[]): string =>
  toAmount(amounts.reduce((sum, amount) => sum + toMinor(amount), 0));

/** Discount of `price` on `original` in whole per cent; 0 below `least`, because small ones are not shown. */
export function discountPercent(price: Minor, original: Minor, least = 20): number {
  if (price <= 0 || (original - price) * 100 < original * least) return 0;
  return Math.round((1 - price / original) * 100);
}

/** The largest discount of products in whole per cent; 0 if none is shown. */
export const largestDiscount = (products: readonly { price: string; otPrice: string }[]): number =>
  Math.max(
    0,
    ...products.map(({ price, otPrice }) => discountPercent(toMinor(price), toMinor(otPrice))),
  );
