import type { DateTime } from './dateTime.ts';
import type { Money } from './money.ts';

/**
 * A product on the wishlist.
 */
export interface CollectedProduct {
  /** Row id, as taken by collectProductDelete. */
  id: number;
  /** Product id. */
  productId: number;
  /** When it was added. */
  createTime: DateTime;
  /** Name of the product. */
  storeName: string;
  /** Main picture. */
  image: string;
  /** Price now. */
  price: Money;
}
