
/**
 * Decimal amount in the currency of the shop, sent as text so that no digit is lost.
 * @pattern ^-?\d+(\.\d{1,2})?$
 */
export type Money = string;
