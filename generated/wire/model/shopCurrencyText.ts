
/**
 * JSON text of the display currency. Where the shop has set none, homeIndex gives US dollar and payCurrency empty text.
 */
export type ShopCurrencyText = string;
