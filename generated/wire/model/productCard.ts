import type { Money } from './money.ts';
import type { NullableMoney } from './nullableMoney.ts';

/**
 * A product in a list. Sales to show are `sales` + `ficti`.
 */
export interface ProductCard {
  /** Product id. */
  id: number;
  /** Main picture. */
  image: string;
  /** Name of the product. */
  storeName: string;
  /** Price. */
  price: Money;
  /** Market price; null in search results. */
  otPrice: NullableMoney | null;
  /** Pieces sold. */
  sales: number;
  /** Pieces added to the sales shown. */
  ficti: number;
  /**
     * Unit; null among recommended products.
     * @nullable
     */
  unitName: string | null;
  /**
     * Pieces left; null among recommended products.
     * @nullable
     */
  stock: number | null;
}
