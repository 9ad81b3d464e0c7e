
/**
 * A category of business of a merchant. The other columns are null and left out here.
 */
export interface MerchantCategory {
  /** Merchant category id. */
  id: number;
  /** Name. */
  name: string;
  /** Share of each sale that the platform keeps, in per cent. */
  handlingFee: number;
}
