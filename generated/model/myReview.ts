import type { DateTime } from './dateTime.ts';
import type { Money } from './money.ts';

/**
 * A review of the caller: the order line, the review, and the reply of the merchant.
 */
export interface MyReview {
  /** Review id. */
  id: number;
  /** Number of the merchant order. */
  merOrderNo: string;
  /** Line id. */
  orderInfoId: number;
  /** Merchant id. */
  merId: number;
  /** Name of the store. */
  merName: string;
  /** Product id. */
  productId: number;
  /** Name of the product. */
  productName: string;
  /** Picture of the product. */
  image: string;
  /** Chosen specification. */
  sku: string;
  /** Price of one piece. */
  price: Money;
  /** Pieces. */
  payNum: number;
  /**
     * Stars for the product, 1 to 5.
     * @minimum 1
     * @maximum 5
     */
  star: number;
  /**
     * Stars for the service attitude, 1 to 5; null when none were given.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  serviceStar: number | null;
  /** Text. */
  comment: string;
  /** Addresses of pictures; none is an empty list, one empty text or the text `[]`. */
  pics: string[];
  /**
     * Reply of the merchant; null or empty until there is one.
     * @nullable
     */
  merchantReplyContent: string | null;
  /** When it was written. */
  createTime: DateTime;
}
