import { cartSaveBodyCartNumMax as MOST_PIECES } from '../../generated/zod/cart/cart.zod.ts';
import { nextId, now, type Market } from './context.ts';
import { fail } from './errors.ts';
import { findSku, merchantOf, productOf } from './lookups.ts';
import { checkPieces, findOffered, piecesLeft, type Pieces } from './stock.ts';
import type { Merchant, Product, Sku } from './model.ts';
import type { CartLine } from './state.ts';

interface CartLineView {
  line: CartLine;
  product: Product;
  /** null when the option is gone, and for invalid lines */
  sku: Sku | null;
  stock: number | null;
  /** the option exists and is in stock */
  available: boolean;
}

export interface CartGroup {
  merchant: Merchant;
  lines: CartLineView[];
}

/** Valid or invalid lines, newest first, grouped by merchant in the order of the newest line. */
export function listCart(market: Market, userId: number, valid: boolean): CartGroup[] {
  const groups = new Map<number, CartGroup>();
  for (const line of linesOf(market, userId, valid)) {
    const view = viewOf(market, line);
    const { merId } = view.product;
    const group = groups.get(merId) ?? { merchant: merchantOf(market, merId), lines: [] };
    group.lines.push(view);
    groups.set(merId, group);
  }
  return [...groups.values()];
}

/** `total` counts lines, `sum` counts pieces. */
export function countCart(
  market: Market,
  userId: number,
  what: 'total' | 'sum',
  valid: boolean,
): number {
  const lines = linesOf(market, userId, valid);
  if (what === 'total') return lines.length;
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Adds all items or none. Pieces in the cart count towards the limits. */
export function addToCart(market: Market, userId: number, items: readonly Pieces[]): void {
  if (items.length === 0) fail('itemsMissing');
  const wanted = new Map<number, Pieces>();
  for (const item of items) {
    checkQuantity(item.quantity);
    findOffered(market, item.productId, item.skuId);
    const before =
      wanted.get(item.skuId)?.quantity ?? lineOfSku(market, userId, item.skuId)?.quantity ?? 0;
    wanted.set(item.skuId, { ...item, quantity: before + item.quantity });
  }
  for (const pieces of wanted.values()) checkQuantity(pieces.quantity);
  checkPieces(market, [...wanted.values()]);

  for (const pieces of wanted.values()) putLine(market, userId, pieces);
  market.changed();
}

export function setQuantity(
  market: Market,
  userId: number,
  lineId: number,
  quantity: number,
): void {
  checkQuantity(quantity);
  const line = lineOf(market, userId, lineId);
  if (line.quantity === quantity) return;

  checkPieces(market, [{ ...line, quantity }]);
  line.quantity = quantity;
  market.changed();
}

export function removeLines(market: Market, userId: number, lineIds: readonly number[]): void {
  const kept = market.state.cart.filter(
    (line) => line.userId !== userId || !lineIds.includes(line.id),
  );
  if (kept.length === market.state.cart.length) fail('lineMissing');
  market.state.cart = kept;
  market.changed();
}

/**
 * Changes the option of a line. If the cart already has a line with that option, both are merged and the pieces are added
 * up to limit and stock.
 */
export function reselect(market: Market, userId: number, lineId: number, choice: Pieces): void {
  checkQuantity(choice.quantity);
  const line = lineOf(market, userId, lineId);
  if (line.productId !== choice.productId) fail('productMissing');
  const { sku } = findOffered(market, choice.productId, choice.skuId);
  checkPieces(market, [choice]);

  const twin = linesOf(market, userId).find(
    (other) => other.skuId === sku.id && other.id !== line.id,
  );
  if (twin) market.state.cart = market.state.cart.filter((other) => other !== twin);
  line.skuId = sku.id;
  line.quantity = Math.min(
    choice.quantity + (twin?.quantity ?? 0),
    MOST_PIECES,
    piecesLeft(market, sku),
  );
  line.valid = true;
  market.changed();
}

/** Finds lines of this user only. */
export function lineOf(market: Market, userId: number, lineId: number): CartLine {
  return (
    market.state.cart.find((line) => line.id === lineId && line.userId === userId) ??
    fail('lineMissing')
  );
}

export function checkQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST_PIECES) fail('quantityRange');
}

function linesOf(market: Market, userId: number, valid?: boolean): CartLine[] {
  return market.state.cart
    .filter((line) => line.userId === userId && (valid === undefined || line.valid === valid))
    .sort((a, b) => b.createTime - a.createTime || b.id - a.id);
}

function lineOfSku(market: Market, userId: number, skuId: number): CartLine | undefined {
  return market.state.cart.find((line) => line.userId === userId && line.skuId === skuId);
}

function putLine(market: Market, userId: number, { productId, skuId, quantity }: Pieces): void {
  const line = lineOfSku(market, userId, skuId);
  if (line) {
    line.quantity = quantity;
    line.valid = true;
    return;
  }
  const createTime = now(market);
  market.state.cart.push({
    id: nextId(market),
    userId,
    productId,
    skuId,
    quantity,
    valid: true,
    createTime,
  });
}

function viewOf(market: Market, line: CartLine): CartLineView {
  const product = productOf(market, line.productId);
  const sku = line.valid ? (findSku(market, line.skuId) ?? null) : null;
  const stock = sku && piecesLeft(market, sku);
  return { line, product, sku, stock, available: stock !== null && stock > 0 };
}
