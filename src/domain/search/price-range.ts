import { plainNumber } from '#/lib/typed.ts';
import { inOrder, isBound } from './search-query.ts';

function parseBound(typed: string): string | null | undefined {
  if (!typed.trim()) return undefined;
  const amount = plainNumber(typed);
  return amount !== null && isBound(amount) ? amount : null;
}

/**
 * Parses two typed bounds; they are swapped if the lower one is larger.
 * @returns for each decimal text, `undefined` if it is empty, `null` if it is invalid
 */
export const readRange = (low: string, high: string) => inOrder(parseBound(low), parseBound(high));
