import { now, type Market } from './context.ts';
import { between, hex } from './random.ts';

/** PT: master order, SH: merchant order, RE: refund. */
export type NumberKind = 'PT' | 'SH' | 'RE';

export function orderNumber(market: Market, kind: NumberKind): string {
  const head = between(market.random, 111, 999);
  const tail = between(market.random, 11_111, 99_999);
  return `${kind}${head}${now(market)}${tail}`;
}

export function preOrderNumber(market: Market, userId: number): string {
  return `${userId}${now(market)}${hex(market.random, 32)}`;
}

export function newToken(market: Market): string {
  return hex(market.random, 32);
}

/** Opens a visitor's orders without signing in, so it must not be guessable. */
export function newIdentity(market: Market): string {
  return `lychee${hex(market.random, 32)}`;
}
