import type { NullableMoney } from './nullableMoney.ts';

/**
 * A line of the cart.
 */
export interface CartLine {
  /** Line id. */
  id: number;
  /** Product id. */
  productId: number;
  /**
     * Declared, null in practice. Use `attrId`.
     * @nullable
     */
  productAttrUnique: string | null;
  /** Pieces. */
  cartNum: number;
  /** Picture of the sku if it has one, else of the product. */
  image: string;
  /** Name of the product. */
  storeName: string;
  /**
     * Sku id; null when the sku is gone or the line is invalid.
     * @nullable
     */
  attrId: number | null;
  /**
     * Chosen specification; null when it is gone.
     * @nullable
     */
  suk: string | null;
  /** Price of the sku today; null when it is gone. */
  price: NullableMoney | null;
  /** The sku exists and has stock. False on a valid line: choose again. */
  attrStatus: boolean;
  /**
     * Pieces left; null when the sku is gone.
     * @nullable
     */
  stock: number | null;
}
