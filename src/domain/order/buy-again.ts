import type { CartAddItem } from '#generated/model/cartAddItem.ts';
import { isRefusal } from '#/api/error-class.ts';
import type { ProductLine } from './product-line.ts';

const MOST_PIECES = 99;

const cartItem = (line: ProductLine): CartAddItem => ({
  productId: line.productId,
  productAttrUnique: line.attrValueId,
  cartNum: Math.min(MOST_PIECES, Math.max(1, line.payNum)),
});

/**
 * Adds lines to the cart. One refused line fails the whole call, so then each line is sent alone.
 * @returns the lines that are no longer sold
 */
export async function buyAgain<Line extends ProductLine>(
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
