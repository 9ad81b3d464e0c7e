
/**
 * The currency that prices are shown in. Payments may be charged in another one.
 */
export interface ShopCurrency {
  /** Country of the currency, in Chinese; often with a leading blank. */
  country: string;
  /**
     * Name of the currency in Chinese (美元, 人民币, 泰铢 …), not its three-letter code (ISO 4217), which the storefront accepts as well.
     * @pattern ^(.{0,2}|.{4,}|.*[^A-Z].*)$
     */
  currency: string;
  /** Symbol of the currency, shown with amounts. */
  symbol: string;
  /** Key of the row in the configuration. */
  ID?: string | number;
}
