import type { Money } from './money.ts';

/**
 * A product in the card of a store. Sales to show are `sales` + `ficti`.
 */
export interface MerchantProduct {
  /** Product id. */
  id: number;
  /** Name of the product. */
  storeName: string;
  /** Main picture. */
  image: string;
  /** Price. */
  price: Money;
  /** Pieces sold. */
  sales: number;
  /** Pieces added to the sales shown. */
  ficti: number;
}
