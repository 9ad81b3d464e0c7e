
/**
 * The currency that prices are shown in. Payments may be charged in another one.
 */
export interface ShopCurrency {
  /** Country of the currency. */
  country: string;
  /** Three-letter code (ISO 4217). */
  currency: string;
  /** Sign put before amounts. */
  symbol: string;
  /** Key of the row in the configuration. */
  ID?: string | number;
}
