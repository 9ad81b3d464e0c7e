/** Amounts and numbers as texts, compared and added without floats. */

const DECIMALS = 4;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** An amount in ten-thousandths; null if it is none. */
export function units(amount: unknown): bigint | null {
  const text = typeof amount === 'number' && Number.isFinite(amount) ? String(amount) : amount;
  if (typeof text !== 'string' || !NUMBER.test(text)) return null;
  const [whole = '', part = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + part.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
  return text.startsWith('-') ? -value : value;
}

/** `12.5000` in ten-thousandths as `12.5`. */
export function textOf(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(DECIMALS + 1, '0');
  const part = digits.slice(-DECIMALS).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}${part === '' ? '' : `.${part.padEnd(2, '0')}`}`;
}

/** The product of an amount and a number of pieces. */
export const multiply = (amount: bigint, pieces: unknown): bigint =>
  typeof pieces === 'number' && Number.isInteger(pieces) ? amount * BigInt(pieces) : amount;

/** Numbers of phones and orders are texts: their zeros count. */
const isPadded = (value: unknown) => typeof value === 'string' && /^-?0\d/.test(value);

/** Whether two values of the wire mean the same: amounts by their value, empty texts as null. `one` may be a list of allowed values. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) return one.some((each) => isSame(each, other));
  if (one === other) return true;
  // Servers trim what is typed.
  if (typeof one === 'string' && typeof other === 'string' && one.trim() === other.trim())
    return true;
  if ((one ?? '') === '' && (other ?? '') === '') return true;
  const amounts = [one, other].map((value) => (isPadded(value) ? null : units(value)));
  return amounts[0] !== null && amounts[0] === amounts[1];
}
