import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { CartAddItem } from '#generated/model/cartAddItem.ts';
import { isRefusal } from '#/api/error-class.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import type { Supply } from '#/domain/cart/line-problems.ts';
import { linesOf, MAX_QUANTITY, piecesOf } from '#/domain/cart/lines.ts';
import { type KnownProblem, problemText } from '#/domain/cart/problem-text.ts';
import { readCart } from '#/domain/cart/read-cart.ts';
import { readSupply } from '#/domain/cart/read-supply.ts';
import { nameWithOption } from '#/backend/option-text.ts';
import type { ProductLine } from './order-line.tsx';

/** A line that is not in the cart, or with fewer pieces, and why; an error if only the backend knows. */
type NotAdded = KnownProblem | { kind: 'refused'; name: string; error: ApiError };

/** What can be bought of a sku now. */
export interface Available {
  supply: Supply;
  /** pieces in the cart */
  inCart: number;
}

interface BuyAgainCalls {
  save: (items: CartAddItem[]) => Promise<unknown>;
  /** Reads what can be bought; may throw an `ApiError`. */
  read: (line: ProductLine) => Promise<Available>;
}

interface BoughtAgain {
  /** pieces were put in the cart */
  isAdded: boolean;
  notAdded: NotAdded[];
}

const quantityOf = ({ payNum }: ProductLine) => Math.min(MAX_QUANTITY, Math.max(1, payNum));

const cartItem = (line: ProductLine, cartNum: number): CartAddItem => ({
  productId: line.productId,
  productAttrUnique: line.attrValueId,
  cartNum,
});

/** Pieces of a line that can be added, and why it is fewer than were bought. */
function addable(
  line: ProductLine,
  { supply, inCart }: Available,
): { pieces: number; problem: KnownProblem | null } {
  const name = nameWithOption(line.productName, line.sku);
  if (typeof supply !== 'number') return { pieces: 0, problem: { kind: supply, name, left: 0 } };
  if (supply <= 0) return { pieces: 0, problem: { kind: 'soldOut', name, left: 0 } };
  const most = Math.min(supply, MAX_QUANTITY);
  const pieces = Math.max(0, Math.min(most - inCart, quantityOf(line)));
  if (pieces === quantityOf(line)) return { pieces, problem: null };
  const isLimit = pieces === 0 || most < supply;
  return { pieces, problem: { kind: isLimit ? 'inCart' : 'short', name, left: most } };
}

/** The present state of a line; null if it cannot be read. */
async function availableOf(line: ProductLine, { read }: BuyAgainCalls): Promise<Available | null> {
  try {
    return await read(line);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}

/** Adds what there is of one line. */
async function addLine(line: ProductLine, calls: BuyAgainCalls): Promise<BoughtAgain> {
  const available = await availableOf(line, calls);
  const { pieces, problem } = available
    ? addable(line, available)
    : { pieces: quantityOf(line), problem: null };
  if (pieces === 0) return { isAdded: false, notAdded: problem ? [problem] : [] };
  try {
    await calls.save([cartItem(line, pieces)]);
    return { isAdded: true, notAdded: problem ? [problem] : [] };
  } catch (error) {
    if (!isApiError(error) || !isRefusal(error)) throw error;
    const name = nameWithOption(line.productName, line.sku);
    return { isAdded: false, notAdded: [{ kind: 'refused', name, error }] };
  }
}

/**
 * Puts lines in the cart. One refused line fails the whole call without saying which, so then each line is added alone,
 * with as many pieces as there are.
 */
export async function buyAgain(
  lines: readonly ProductLine[],
  calls: BuyAgainCalls,
): Promise<BoughtAgain> {
  try {
    await calls.save(lines.map((line) => cartItem(line, quantityOf(line))));
    return { isAdded: true, notAdded: [] };
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  const outcomes: BoughtAgain[] = [];
  // One after another: lines of the same sku share its stock.
  for (const line of lines) outcomes.push(await addLine(line, calls));
  return {
    isAdded: outcomes.some(({ isAdded }) => isAdded),
    notAdded: outcomes.flatMap(({ notAdded }) => notAdded),
  };
}

/** Reads what can be bought of a line's sku. Throws an `ApiError`. */
export async function availableNow(
  client: QueryClient,
  { productId, attrValueId: skuId }: ProductLine,
): Promise<Available> {
  const [supply, cart] = await Promise.all([
    readSupply(client, { productId, skuId }),
    readCart(client),
  ]);
  const known = linesOf(cart.valid).filter(({ attrId }) => attrId === skuId);
  return { supply, inCart: piecesOf(known) };
}

/** Message with the name of a line and why pieces of it are missing. */
export const notAddedText = (problem: NotAdded, t: TFunction): string =>
  problem.kind === 'refused'
    ? t('cart.problemOther', { name: problem.name, why: messageOf(problem.error, t) })
    : problemText(problem, t);
