import type { DateTime } from './dateTime.ts';
import type { Money } from './money.ts';

/**
 * A product on the wish list.
 */
export interface CollectedProduct {
  /** Row id: what collectProductDelete takes. */
  id: number;
  /** Product id. */
  productId: number;
  /** When it was collected. */
  createTime: DateTime;
  /** Name of the product. */
  storeName: string;
  /** Main picture. */
  image: string;
  /** Price now. */
  price: Money;
}
