import type { PricePart } from '#/lib/money.ts';

/** Parts of an amount without zero decimals: coupons show "$15". */
export function faceParts(parts: readonly PricePart[]): readonly PricePart[] {
  const round = parts.some(({ type, value }) => type === 'fraction' && /^0+$/.test(value));
  return round ? parts.filter(({ type }) => type !== 'fraction' && type !== 'decimal') : parts;
}

export const faceText = (parts: readonly PricePart[]): string =>
  faceParts(parts)
    .map(({ value }) => value)
    .join('');

const ROOM = [
  { letters: 6, size: 24 },
  { letters: 8, size: 20 },
] as const;

/** Font size at which the amount fits the ticket. */
export const faceSize = (parts: readonly PricePart[]): 16 | 20 | 24 =>
  ROOM.find(({ letters }) => faceText(parts).length <= letters)?.size ?? 16;
