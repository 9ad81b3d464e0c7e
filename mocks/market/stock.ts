import { fail } from './errors.ts';
import { findProduct, findSku, productOf, skuOf } from './lookups.ts';
import type { Market } from './context.ts';
import type { Product, Sku } from './model.ts';

/** A number of pieces of one sku. */
export interface Pieces {
  productId: number;
  skuId: number;
  quantity: number;
}

export function isOnSale(market: Market, product: Product): boolean {
  return market.state.shelf[product.id] ?? product.onShelf;
}

export function piecesLeft(market: Market, sku: Sku): number {
  const { sold, restocked } = market.state;
  return Math.max(0, sku.stock + (restocked[sku.id] ?? 0) - (sold[sku.id] ?? 0));
}

export function productStock(market: Market, product: Product): number {
  return product.skus.reduce((sum, sku) => sum + piecesLeft(market, sku), 0);
}

/** Actual sales: those of the seed and those since. */
export function salesOf(market: Market, product: Product): number {
  return product.skus.reduce((sum, sku) => sum + (market.state.sold[sku.id] ?? 0), product.sales);
}

/** Displayed sales. */
export function shownSales(market: Market, product: Product): number {
  return salesOf(market, product) + product.ficti;
}

/** Product and sku, if they are on sale. */
export function findOffered(
  market: Market,
  productId: number,
  skuId: number,
): { product: Product; sku: Sku } {
  const product = productOf(market, productId);
  if (!isOnSale(market, product)) fail('productMissing');
  return { product, sku: skuOf(market, productId, skuId) };
}

/** Throws if one of them is off sale or short of stock; lines of the same sku are added up. */
export function checkPieces(market: Market, lines: readonly Pieces[]): void {
  const wanted = new Map<number, number>();
  for (const line of lines) {
    const { sku } = findOffered(market, line.productId, line.skuId);
    const sum = (wanted.get(sku.id) ?? 0) + line.quantity;
    if (sum > piecesLeft(market, sku)) fail('stockShort');
    wanted.set(sku.id, sum);
  }
}

export function takePieces(market: Market, lines: readonly Pieces[]): void {
  checkPieces(market, lines);
  for (const line of lines) moveSold(market, line.skuId, line.quantity);
}

export function giveBackPieces(market: Market, lines: readonly Pieces[]): void {
  for (const line of lines) moveSold(market, line.skuId, -line.quantity);
}

function moveSold(market: Market, skuId: number, quantity: number): void {
  market.state.sold[skuId] = (market.state.sold[skuId] ?? 0) + quantity;
}

/** Puts a product on sale or takes it off; its cart lines become valid or invalid. */
export function setOnShelf(market: Market, productId: number, onShelf: boolean): void {
  const product = productOf(market, productId);
  market.state.shelf[productId] = onShelf;
  for (const line of market.state.cart) {
    if (line.productId !== productId) continue;
    line.valid = onShelf && product.skus.some((sku) => sku.id === line.skuId);
  }
  market.changed();
}

export function setStock(market: Market, skuId: number, pieces: number): void {
  const sku = findSku(market, skuId) ?? fail('skuMissing');
  market.state.restocked[skuId] = pieces - sku.stock + (market.state.sold[skuId] ?? 0);
  market.changed();
}

export function isOffered(market: Market, productId: number): boolean {
  const product = findProduct(market, productId);
  return product !== undefined && isOnSale(market, product);
}
