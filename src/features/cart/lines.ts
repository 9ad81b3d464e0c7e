import type { CartLine } from '../../../generated/model/cartLine.ts';
import type { CartMerchantGroup } from '../../../generated/model/cartMerchantGroup.ts';
import { type Minor, toMinor } from '../../lib/money.ts';

type Groups = readonly CartMerchantGroup[];

/** The backend takes no more pieces of a sku. */
export const MOST_PIECES = 99;

export const linesOf = (groups: Groups): CartLine[] =>
  groups.flatMap((group) => group.cartInfoList);

export function withoutLines(groups: Groups, ids: ReadonlySet<number>): CartMerchantGroup[] {
  return groups
    .map((group) => ({
      ...group,
      cartInfoList: group.cartInfoList.filter(({ id }) => !ids.has(id)),
    }))
    .filter((group) => group.cartInfoList.length > 0);
}

export function withQuantities(
  groups: Groups,
  quantities: ReadonlyMap<number, number>,
): CartMerchantGroup[] {
  return groups.map((group) => ({
    ...group,
    cartInfoList: group.cartInfoList.map((line) => ({
      ...line,
      cartNum: quantities.get(line.id) ?? line.cartNum,
    })),
  }));
}

/** As many pieces as this line can have. */
export const mostPieces = (line: Pick<CartLine, 'stock'>): number =>
  Math.max(1, Math.min(MOST_PIECES, line.stock ?? MOST_PIECES));

/** A line without a price costs nothing: it cannot be ticked anyway. */
export const lineTotal = ({ price, cartNum }: CartLine): Minor => toMinor(price) * cartNum;

export const sumOf = (lines: readonly CartLine[]): Minor =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

export const piecesOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { cartNum }) => sum + cartNum, 0);

/** `Chestnut,Medium` as shoppers read it. */
export const optionText = (suk: string | null): string => (suk ?? '').split(',').join(' · ');
