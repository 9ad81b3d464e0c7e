import type { PreLine } from './preLine.ts';

/**
 * The lines of one merchant.
 */
export interface PreMerchantOrder {
  /** Merchant id. */
  merId: number;
  /** Name of the store. */
  merName: string;
  /** Lines. */
  orderInfoList: PreLine[];
}
