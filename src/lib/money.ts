/**
 * Money comes as a decimal string (`"10.00"`) and is reckoned in minor units, always whole numbers: no float ever holds an amount.
 */
export type Minor = number;

/** `"10.5"` -> 1050. Anything that is no amount counts as 0. */
export function toMinor(amount: string | number | null | undefined): Minor {
  const match = /^\s*([-−]?)(\d+)(?:\.(\d*))?\s*$/.exec(String(amount ?? ''));
  if (!match) return 0;
  const [, sign, whole = '0', fraction = ''] = match;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  return sign ? -minor : minor;
}

/** 1050 -> `"10.50"`, the form calls expect. */
export function toAmount(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Sum of decimal strings, as one. */
export const sumAmounts = (amounts: readonly string[]): string =>
  toAmount(amounts.reduce((sum, amount) => sum + toMinor(amount), 0));

/** Whole per cent by which `price` lies under `original`; 0 when the difference is too small to speak of. */
export function discountPercent(price: Minor, original: Minor, least = 10): number {
  if (price <= 0 || original <= price) return 0;
  const percent = Math.round((1 - price / original) * 100);
  return original * 100 >= price * (100 + least) ? percent : 0;
}
