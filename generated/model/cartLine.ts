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
     * Sku id; null when the sku is deleted or the line is invalid.
     * @nullable
     */
  attrId: number | null;
  /**
     * Chosen specification; null when it is deleted.
     * @nullable
     */
  suk: string | null;
  /** Current price of the sku; null when it is deleted. */
  price: NullableMoney | null;
  /** The sku exists and has stock. False on a valid line: another sku must be chosen. */
  attrStatus: boolean;
  /**
     * Pieces left; null when the sku is deleted.
     * @nullable
     */
  stock: number | null;
}
