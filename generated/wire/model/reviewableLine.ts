import type { Money } from './money.ts';

/**
 * An order line without a review.
 */
export interface ReviewableLine {
  /** Line id. */
  id: number;
  /** Number of the merchant order. */
  merOrderNo: string;
  /** Merchant id. */
  merId: number;
  /** Name of the store. */
  merName: string;
  /** Product id. */
  productId: number;
  /** Name of the product. */
  productName: string;
  /** Picture. */
  image: string;
  /** Chosen specification. */
  sku: string;
  /** Price of one piece. */
  price: Money;
  /** Pieces. */
  payNum: number;
}
