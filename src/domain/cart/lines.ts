import type { CartLine } from '#generated/model/cartLine.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { type Minor, toMinor } from '#/lib/money.ts';

type Groups = readonly CartMerchantGroup[];

/** Of a sku, by the contract. */
export const MAX_QUANTITY = 99;

export const linesOf = (groups: Groups): CartLine[] =>
  groups.flatMap((group) => group.cartInfoList);

/** Removes lines, and groups that become empty. Unchanged groups stay the same objects. */
export function withoutLines(groups: Groups, ids: ReadonlySet<number>): CartMerchantGroup[] {
  const isRemoved = ({ id }: CartLine) => ids.has(id);
  return groups
    .map((group) =>
      group.cartInfoList.some(isRemoved)
        ? { ...group, cartInfoList: group.cartInfoList.filter((line) => !isRemoved(line)) }
        : group,
    )
    .filter((group) => group.cartInfoList.length > 0);
}

/** Sets quantities by line id. Unchanged lines and groups stay the same objects. */
export function withQuantities(
  groups: Groups,
  quantities: ReadonlyMap<number, number>,
): CartMerchantGroup[] {
  const quantityOf = (line: CartLine) => quantities.get(line.id) ?? line.cartNum;
  const isChanged = (line: CartLine) => quantityOf(line) !== line.cartNum;
  return groups.map((group) =>
    group.cartInfoList.some(isChanged)
      ? {
          ...group,
          cartInfoList: group.cartInfoList.map((line) =>
            isChanged(line) ? { ...line, cartNum: quantityOf(line) } : line,
          ),
        }
      : group,
  );
}

/** The largest quantity that a line can have. */
export const maxQuantity = (line: Pick<CartLine, 'stock'>): number =>
  Math.max(1, Math.min(MAX_QUANTITY, line.stock ?? MAX_QUANTITY));

/** The quantity of the line is larger than the stock. */
export const isShort = ({ stock, cartNum }: Pick<CartLine, 'stock' | 'cartNum'>): boolean =>
  stock !== null && stock < cartNum;

/** A line without a price counts as 0; it cannot be selected. */
export const lineTotal = ({ price, cartNum }: CartLine): Minor => toMinor(price) * cartNum;

export const sumOf = (lines: readonly CartLine[]): Minor =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

export const piecesOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { cartNum }) => sum + cartNum, 0);
