import type { CartLine } from '../../../generated/model/cartLine.ts';
import type { CartMerchantGroup } from '../../../generated/model/cartMerchantGroup.ts';
import { type Minor, toMinor } from '../../lib/money.ts';

type Groups = readonly CartMerchantGroup[];

/** The backend takes no more pieces of a sku. */
export const MOST_PIECES = 99;

export const linesOf = (groups: Groups): CartLine[] =>
  groups.flatMap((group) => group.cartInfoList);

/** Groups without these lines, and without groups that have no line left. Other groups stay the same objects. */
export function withoutLines(groups: Groups, ids: ReadonlySet<number>): CartMerchantGroup[] {
  const leaves = ({ id }: CartLine) => ids.has(id);
  return groups
    .map((group) =>
      group.cartInfoList.some(leaves)
        ? { ...group, cartInfoList: group.cartInfoList.filter((line) => !leaves(line)) }
        : group,
    )
    .filter((group) => group.cartInfoList.length > 0);
}

/** Groups with these quantities by line id. Lines and groups that do not change stay the same objects. */
export function withQuantities(
  groups: Groups,
  quantities: ReadonlyMap<number, number>,
): CartMerchantGroup[] {
  const wanted = (line: CartLine) => quantities.get(line.id) ?? line.cartNum;
  const changes = (line: CartLine) => wanted(line) !== line.cartNum;
  return groups.map((group) =>
    group.cartInfoList.some(changes)
      ? {
          ...group,
          cartInfoList: group.cartInfoList.map((line) =>
            changes(line) ? { ...line, cartNum: wanted(line) } : line,
          ),
        }
      : group,
  );
}

/** As many pieces as this line can have. */
export const mostPieces = (line: Pick<CartLine, 'stock'>): number =>
  Math.max(1, Math.min(MOST_PIECES, line.stock ?? MOST_PIECES));

/** The line wants more pieces than are left. */
export const isShort = ({ stock, cartNum }: Pick<CartLine, 'stock' | 'cartNum'>): boolean =>
  stock !== null && stock < cartNum;

/** A line without a price counts as 0; it cannot be selected. */
export const lineTotal = ({ price, cartNum }: CartLine): Minor => toMinor(price) * cartNum;

export const sumOf = (lines: readonly CartLine[]): Minor =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

export const piecesOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { cartNum }) => sum + cartNum, 0);
