
/**
 * The currency that prices are shown in. Payments may be charged in another one.
 */
export interface ShopCurrency {
  /** Country of the currency, in Chinese; often with a blank in front. */
  country: string;
  /**
     * Name of the currency in Chinese (美元, 人民币, 泰铢 …), not its three-letter code (ISO 4217), which the storefront understands all the same.
     * @pattern ^(?![A-Z]{3}$)
     */
  currency: string;
  /** Sign of the currency; the one to show with amounts. */
  symbol: string;
  /** Key of the row in the configuration. */
  ID?: string | number;
}
