import { checkQuantity, lineOf } from './cart.ts';
import { now, type Market } from './context.ts';
import { fail } from './errors.ts';
import { merchantOf, productOf, skuOf } from './lookups.ts';
import { preOrderNumber } from './numbers.ts';
import { currentPrice } from './prices.ts';
import { discountFor, priceOf, usableCoupons, type Price } from './pricing.ts';
import { checkPieces, findOffered, type Pieces } from './stock.ts';
import { checkStores } from './stores.ts';
import type { Merchant, Millis, Product, Sku } from './model.ts';
import type { PreOrder, PreOrderLine, UserCoupon } from './state.ts';
import { groupBy } from './group.ts';

export const PRE_ORDER_LIFE: Millis = 5 * 60 * 1000;

export type PreOrderInput =
  | { type: 'shoppingCart'; lineIds: readonly number[] }
  | { type: 'buyNow'; productId: number; skuId: number; quantity: number };

export interface PreOrderGroup {
  merchant: Merchant;
  lines: { line: PreOrderLine; product: Product; sku: Sku }[];
}

/** Creates a pre-order, which fixes prices and postage for five minutes. */
export function buildPreOrder(market: Market, userId: number, input: PreOrderInput): PreOrder {
  const lines =
    input.type === 'buyNow'
      ? [buyNowLine(market, input)]
      : cartLines(market, userId, input.lineIds);
  checkStores(market, lines);
  checkPieces(market, lines);

  const preOrder: PreOrder = {
    no: preOrderNumber(market, userId),
    userId,
    type: input.type,
    lines,
    created: now(market),
  };
  market.state.preOrders.push(preOrder);
  market.changed();
  return preOrder;
}

/** Finds the caller's pre-order unless it has expired or was used. */
export function loadPreOrder(market: Market, userId: number, no: string): PreOrder {
  const preOrder = market.state.preOrders.find(
    (candidate) => candidate.no === no && candidate.userId === userId,
  );
  if (!preOrder || isExpired(market, preOrder)) fail('preOrderGone');
  return preOrder;
}

export function pricePreOrder(
  market: Market,
  userId: number,
  no: string,
  userCouponId?: number | null,
): Price {
  const { lines } = loadPreOrder(market, userId, no);
  return priceOf(lines, discountFor(market, userId, lines, userCouponId).total);
}

export function preOrderCoupons(market: Market, userId: number, no: string): UserCoupon[] {
  return usableCoupons(market, userId, loadPreOrder(market, userId, no).lines);
}

/** Lines by merchant, in the order of appearance. */
export function preOrderGroups(market: Market, lines: readonly PreOrderLine[]): PreOrderGroup[] {
  const detailed = lines.map((line) => ({
    line,
    product: productOf(market, line.productId),
    sku: skuOf(market, line.productId, line.skuId),
  }));
  return [...groupBy(detailed, ({ product }) => product.merId)].map(([merId, group]) => ({
    merchant: merchantOf(market, merId),
    lines: group,
  }));
}

export function dropPreOrder(market: Market, no: string): void {
  market.state.preOrders = market.state.preOrders.filter((preOrder) => preOrder.no !== no);
  market.changed();
}

export function dropExpiredPreOrders(market: Market): void {
  const valid = market.state.preOrders.filter((preOrder) => !isExpired(market, preOrder));
  if (valid.length === market.state.preOrders.length) return;
  market.state.preOrders = valid;
  market.changed();
}

function cartLines(market: Market, userId: number, lineIds: readonly number[]): PreOrderLine[] {
  if (lineIds.length === 0) fail('itemsMissing');
  return [...new Set(lineIds)].map((id) => {
    const line = lineOf(market, userId, id);
    if (!line.valid) fail('productMissing');
    return frozen(market, line, line.id);
  });
}

function buyNowLine(market: Market, pieces: Pieces): PreOrderLine {
  checkQuantity(pieces.quantity);
  return frozen(market, pieces, null);
}

function frozen(
  market: Market,
  { productId, skuId, quantity }: Pieces,
  cartLineId: number | null,
): PreOrderLine {
  const { product, sku } = findOffered(market, productId, skuId);
  const price = currentPrice(market, productId, sku.price);
  return { cartLineId, productId, skuId, quantity, price, postage: product.postage };
}

function isExpired(market: Market, preOrder: PreOrder): boolean {
  return now(market) - preOrder.created >= PRE_ORDER_LIFE;
}
