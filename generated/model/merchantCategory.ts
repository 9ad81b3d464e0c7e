
/**
 * What a merchant deals in. The other columns come as null and are left out here.
 */
export interface MerchantCategory {
  /** Merchant category id. */
  id: number;
  /** Name. */
  name: string;
  /** Share of each sale that the platform keeps, in per cent. */
  handlingFee: number;
}
