import { plainNumber } from '#/lib/typed.ts';
import { inOrder, isBound } from './search-query.ts';

/** `undefined` for an empty bound, `null` for an invalid one. */
function parseBound(typed: string): string | null | undefined {
  if (!typed.trim()) return undefined;
  const amount = plainNumber(typed);
  return amount !== null && isBound(amount) ? amount : null;
}

/** Parses two typed bounds; they are swapped if the lower one is larger. */
export const readRange = (low: string, high: string) => inOrder(parseBound(low), parseBound(high));
