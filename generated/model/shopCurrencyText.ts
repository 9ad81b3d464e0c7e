import type { ShopCurrency } from './shopCurrency.ts';

/**
 * JSON text of the display currency; US dollar when the shop has set none.
 */
export type ShopCurrencyText = ShopCurrency;
