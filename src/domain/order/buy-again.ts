import type { CartAddItem } from '../../../generated/model/cartAddItem.ts';
import { isApiError } from '../../api/error.ts';
import { isSignInNeeded } from '../../api/error-class.ts';
import type { GoodsLine } from './goods-line.ts';

const MOST_PIECES = 99;

const cartItem = (line: GoodsLine): CartAddItem => ({
  productId: line.productId,
  productAttrUnique: line.attrValueId,
  cartNum: Math.min(MOST_PIECES, Math.max(1, line.payNum)),
});

/** The backend will not take the line; any other failure says nothing about the goods. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'answer' && !isSignInNeeded(error);

/**
 * Puts lines into the cart. One refused line refuses them all, so then each is tried alone.
 * @returns the lines that are no longer sold
 */
export async function buyAgain<Line extends GoodsLine>(
  lines: readonly Line[],
  save: (items: CartAddItem[]) => Promise<unknown>,
): Promise<Line[]> {
  try {
    await save(lines.map(cartItem));
    return [];
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  if (lines.length === 1) return [...lines];

  const refused: Line[] = [];
  for (const line of lines) {
    try {
      await save([cartItem(line)]);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused.push(line);
    }
  }
  return refused;
}
