import type { Money } from './money.ts';

/**
 * A line of an order.
 */
export interface OrderLine {
  /** Line id. */
  id: number;
  /** Number of the merchant order. */
  merOrderNo: string;
  /** Product id. */
  productId: number;
  /** Name of the product. */
  productName: string;
  /** Picture. */
  image: string;
  /** Sku id. */
  attrValueId: number;
  /** Chosen specification. */
  sku: string;
  /** Price of one piece. */
  price: Money;
  /** Pieces. */
  payNum: number;
  /** Whether a review was written. */
  isReply: boolean;
}
