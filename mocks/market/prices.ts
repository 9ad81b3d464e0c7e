import { productOf } from './lookups.ts';
import type { Market } from './context.ts';
import type { Cents } from './model.ts';

/** Current price. A merchant changes all prices of a product together. */
export const currentPrice = (market: Market, productId: number, price: Cents): Cents =>
  Math.round((price * (market.state.priceLevels[productId] ?? 100)) / 100);

/** @param percent of the catalogue's price */
export function setPriceLevel(market: Market, productId: number, percent: number): void {
  productOf(market, productId);
  market.state.priceLevels[productId] = percent;
  market.changed();
}
