import type { QueryClient } from '@tanstack/react-query';
import { getMerchantIndexQueryOptions } from '../../../generated/client/merchant/merchant.ts';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import { isGone } from '../../api/error-class.ts';
import { isApiError } from '../../api/error.ts';
import { linesOf } from './lines.ts';
import type { Cart } from './read-cart.ts';
import { isSelectable } from './selection.ts';

/** removed: the line has left the cart. offShelf: the product is no longer sold. short: fewer pieces are left than wanted. */
export type ProblemKind = 'removed' | 'offShelf' | 'soldOut' | 'short' | 'storeClosed';

/** What is to be bought, from the cart or at once. */
export interface Wanted {
  /** distinguishes the lines of one order */
  key: number;
  name: string;
  merId: number;
  skuId: number | null;
  quantity: number;
}

/** Why one line of an order cannot be bought as it stands. */
export interface LineProblem {
  key: number;
  name: string;
  kind: ProblemKind;
  /** the sku that was asked for */
  skuId: number | null;
  /** pieces that can still be had */
  left: number;
}

/** Pieces of a sku that are left, or why there is none to count. */
export type Supply = number | 'removed' | 'offShelf';

/** The lines that cannot be had. Lines of the same sku share what is left of it, in their order. */
export function findProblems(
  wanted: readonly Wanted[],
  supplyOf: (one: Wanted) => Supply,
): LineProblem[] {
  const taken = new Map<number | null, number>();
  return wanted.flatMap((one): LineProblem[] => {
    const { key, name, skuId, quantity } = one;
    const supply = supplyOf(one);
    if (typeof supply !== 'number') return [{ key, name, skuId, kind: supply, left: 0 }];
    const before = taken.get(skuId) ?? 0;
    const left = Math.max(0, supply - before);
    taken.set(skuId, before + quantity);
    if (left >= quantity) return [];
    return [{ key, name, skuId, kind: left === 0 ? 'soldOut' : 'short', left }];
  });
}

/** The line still is as it was when it was refused. */
export function isUnsolved(
  { kind, skuId, left }: LineProblem,
  { attrId, cartNum }: CartLine,
  selected: boolean,
): boolean {
  if (kind === 'short') return cartNum > left;
  if (kind === 'soldOut') return attrId === skuId;
  return kind !== 'storeClosed' || selected;
}

/** Pieces that a line of the cart can have. */
const piecesLeft = (line: CartLine): number => (isSelectable(line) ? (line.stock ?? Infinity) : 0);

/** What the cart says of a line, by id. */
export function supplyOfLine({ valid, invalid }: Cart, id: number): Supply {
  const line = linesOf(valid).find((one) => one.id === id);
  if (line) return piecesLeft(line);
  return linesOf(invalid).some((one) => one.id === id) ? 'offShelf' : 'removed';
}

/** What the cart says of a sku. An unavailable line only knows its product. */
export function supplyOfSku(
  { valid, invalid }: Cart,
  { skuId, productId }: { skuId: number; productId: number },
): Supply {
  const line = linesOf(valid).find(({ attrId }) => attrId === skuId);
  if (line) return piecesLeft(line);
  return linesOf(invalid).some((one) => one.productId === productId) ? 'offShelf' : 'removed';
}

/** The lines of stores that shoppers cannot enter now. A store that cannot be asked counts as open. */
export async function findClosedStores(
  queryClient: QueryClient,
  wanted: readonly Wanted[],
): Promise<LineProblem[]> {
  const isClosed = async (merId: number) => {
    try {
      const options = getMerchantIndexQueryOptions(merId, { query: { retry: false } });
      await queryClient.fetchQuery({ ...options, staleTime: 0 });
      return false;
    } catch (error) {
      return isApiError(error) && isGone(error);
    }
  };
  const stores = [...new Set(wanted.map(({ merId }) => merId))];
  const asked = await Promise.all(stores.map(isClosed));
  const closed = new Set(stores.filter((_, at) => asked[at]));
  return wanted
    .filter(({ merId }) => closed.has(merId))
    .map(({ key, name, skuId }) => ({ key, name, skuId, kind: 'storeClosed', left: 0 }));
}
