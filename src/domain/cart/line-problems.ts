import type { QueryClient } from '@tanstack/react-query';
import { getMerchantIndexQueryOptions } from '#generated/client/merchant/merchant.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import { isGone } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { readNow } from '#/api/read-now.ts';
import { linesOf } from './lines.ts';
import type { Cart } from './read-cart.ts';
import { isSelectable } from './selection.ts';

/** removed: not in the cart any more. offShelf: not sold any more. short: the stock is below the quantity. */
export type ProblemKind = 'removed' | 'offShelf' | 'soldOut' | 'short' | 'storeClosed';

/** A line to be ordered, from the cart or by "buy now". */
export interface RequestedLine {
  /** unique within one order */
  key: number;
  name: string;
  merId: number;
  skuId: number | null;
  quantity: number;
}

/** Why a line cannot be ordered. */
export interface LineProblem {
  key: number;
  name: string;
  kind: ProblemKind;
  /** the requested sku */
  skuId: number | null;
  /** pieces in stock for this line */
  left: number;
}

/** Stock of a sku, or why it has none. */
export type Supply = number | 'removed' | 'offShelf';

/** Finds the lines that cannot be ordered. Lines of the same sku share its stock, in their order. */
export function findProblems(
  requested: readonly RequestedLine[],
  supplyOf: (line: RequestedLine) => Supply,
): LineProblem[] {
  const taken = new Map<number | null, number>();
  return requested.flatMap((line): LineProblem[] => {
    const { key, name, skuId, quantity } = line;
    const supply = supplyOf(line);
    if (typeof supply !== 'number') return [{ key, name, skuId, kind: supply, left: 0 }];
    const before = taken.get(skuId) ?? 0;
    const left = Math.max(0, supply - before);
    taken.set(skuId, before + quantity);
    if (left >= quantity) return [];
    return [{ key, name, skuId, kind: left === 0 ? 'soldOut' : 'short', left }];
  });
}

/** Whether the shopper has not resolved the problem of a line yet. */
export function isUnresolved(
  { kind, skuId, left }: LineProblem,
  { attrId, cartNum }: CartLine,
  selected: boolean,
): boolean {
  if (kind === 'short') return cartNum > left;
  if (kind === 'soldOut') return attrId === skuId;
  return kind !== 'storeClosed' || selected;
}

/** Stock of a cart line. */
const stockOf = (line: CartLine): number => (isSelectable(line) ? (line.stock ?? Infinity) : 0);

/** Stock of a cart line, by its id. */
export function supplyOfLine({ valid, invalid }: Cart, id: number): Supply {
  const line = linesOf(valid).find((one) => one.id === id);
  if (line) return stockOf(line);
  return linesOf(invalid).some((one) => one.id === id) ? 'offShelf' : 'removed';
}

/** Stock of a sku in the cart. Unavailable lines have no sku, so they are found by product. */
export function supplyOfSku(
  { valid, invalid }: Cart,
  { skuId, productId }: { skuId: number; productId: number },
): Supply {
  const line = linesOf(valid).find(({ attrId }) => attrId === skuId);
  if (line) return stockOf(line);
  return linesOf(invalid).some((one) => one.productId === productId) ? 'offShelf' : 'removed';
}

/** Finds the lines of closed stores. A store whose request fails counts as open. */
export async function findClosedStores(
  queryClient: QueryClient,
  requested: readonly RequestedLine[],
): Promise<LineProblem[]> {
  const isClosed = async (merId: number) => {
    try {
      const options = getMerchantIndexQueryOptions(merId, { query: { retry: false } });
      await readNow(queryClient, options);
      return false;
    } catch (error) {
      return isApiError(error) && isGone(error);
    }
  };
  const stores = [...new Set(requested.map(({ merId }) => merId))];
  const results = await Promise.all(stores.map(isClosed));
  const closed = new Set(stores.filter((_, at) => results[at]));
  return requested
    .filter(({ merId }) => closed.has(merId))
    .map(({ key, name, skuId }) => ({ key, name, skuId, kind: 'storeClosed', left: 0 }));
}
