import { nextId, now, type Market } from './context.ts';
import { fail } from './errors.ts';
import { merchantOf, productOf } from './lookups.ts';
import { isOnSale } from './stock.ts';
import type { Merchant, Millis, Product } from './model.ts';

export interface CollectedProduct {
  /** of the row, not the product */
  id: number;
  product: Product;
  createTime: Millis;
}

/** Newest first; only what is on the shelf. */
export function collectedProducts(market: Market, userId: number): CollectedProduct[] {
  return market.state.collectedProducts
    .filter((row) => row.userId === userId)
    .map((row) => ({
      id: row.id,
      product: productOf(market, row.productId),
      createTime: row.createTime,
    }))
    .filter(({ product }) => isOnSale(market, product))
    .sort((a, b) => b.id - a.id);
}

export function isCollected(market: Market, userId: number, productId: number): boolean {
  return market.state.collectedProducts.some(
    (row) => row.userId === userId && row.productId === productId,
  );
}

export function collectProducts(
  market: Market,
  userId: number,
  productIds: readonly number[],
): void {
  for (const productId of productIds) productOf(market, productId);
  for (const productId of productIds) {
    if (isCollected(market, userId, productId)) continue;
    market.state.collectedProducts.push({
      id: nextId(market),
      userId,
      productId,
      createTime: now(market),
    });
  }
  market.changed();
}

/** Products already on the list move to the top. */
export function collectAgain(market: Market, userId: number, productIds: readonly number[]): void {
  for (const productId of productIds) productOf(market, productId);
  for (const productId of productIds) uncollectProduct(market, userId, productId);
  collectProducts(market, userId, productIds);
}

export function uncollectProduct(market: Market, userId: number, productId: number): void {
  market.state.collectedProducts = market.state.collectedProducts.filter(
    (row) => row.userId !== userId || row.productId !== productId,
  );
  market.changed();
}

/** Deletes by row id; rows of other shoppers are ignored. */
export function deleteCollected(market: Market, userId: number, rowIds: readonly number[]): void {
  if (rowIds.length === 0) fail('collectNothing');
  const rows = market.state.collectedProducts;
  const kept = rows.filter((row) => row.userId !== userId || !rowIds.includes(row.id));
  if (kept.length === rows.length) fail('collectGone');
  market.state.collectedProducts = kept;
  market.changed();
}

export interface FollowedMerchant {
  merchant: Merchant;
  createTime: Millis;
}

/** Newest first. */
export function followedMerchants(market: Market, userId: number): FollowedMerchant[] {
  return market.state.followedMerchants
    .filter((row) => row.userId === userId)
    .map((row) => ({ merchant: merchantOf(market, row.merId), createTime: row.createTime }))
    .reverse();
}

export function isFollowed(market: Market, userId: number, merId: number): boolean {
  return market.state.followedMerchants.some((row) => row.userId === userId && row.merId === merId);
}

export function followerCount(market: Market, merId: number): number {
  const since = market.state.followedMerchants.filter((row) => row.merId === merId);
  return merchantOf(market, merId).followers + since.length;
}

export function followMerchant(market: Market, userId: number, merId: number): void {
  merchantOf(market, merId);
  if (isFollowed(market, userId, merId)) return;
  market.state.followedMerchants.push({ userId, merId, createTime: now(market) });
  market.changed();
}

export function unfollowMerchant(market: Market, userId: number, merId: number): void {
  market.state.followedMerchants = market.state.followedMerchants.filter(
    (row) => row.userId !== userId || row.merId !== merId,
  );
  market.changed();
}
