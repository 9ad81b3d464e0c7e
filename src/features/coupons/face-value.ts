import type { PricePart } from '../../i18n/format.ts';

/** Parts of an amount without its decimals where those are nought: coupons say "$15". */
export function faceParts(parts: readonly PricePart[]): readonly PricePart[] {
  const round = parts.some(({ type, value }) => type === 'fraction' && /^0+$/.test(value));
  return round ? parts.filter(({ type }) => type !== 'fraction' && type !== 'decimal') : parts;
}

export const faceText = (parts: readonly PricePart[]): string =>
  faceParts(parts)
    .map(({ value }) => value)
    .join('');
