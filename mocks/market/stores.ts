import { fail } from './errors.ts';
import { merchantOf, productOf } from './lookups.ts';
import type { Market } from './context.ts';
import type { Merchant } from './model.ts';

export function isOpen(market: Market, merchant: Merchant): boolean {
  return !market.state.closedStores.includes(merchant.id);
}

/** Throws for a store that is missing or closed. */
export function openStore(market: Market, id: number): Merchant {
  const merchant = merchantOf(market, id);
  if (!isOpen(market, merchant)) fail('storeClosed');
  return merchant;
}

/** Products of a closed store cannot enter a pre-order; existing pre-orders can still be ordered. */
export function checkStores(market: Market, lines: readonly { productId: number }[]): void {
  for (const { productId } of lines) openStore(market, productOf(market, productId).merId);
}

/** Closes a store. Its products stay in the lists, as on the known backend. */
export function closeStore(market: Market, id: number): void {
  const { id: merId } = merchantOf(market, id);
  market.state.closedStores = [...new Set([...market.state.closedStores, merId])];
  market.changed();
}

export function reopenStores(market: Market): void {
  market.state.closedStores = [];
  market.changed();
}
