
/**
 * JSON text of the display currency. Without a configured one, homeIndex returns US dollar and payCurrency empty text.
 */
export type ShopCurrencyText = string;
