
/**
 * A sku to put into the cart.
 */
export interface CartAddItem {
  /**
     * Product id.
     * @minimum 1
     */
  productId: number;
  /**
     * Sku id.
     * @minimum 1
     */
  productAttrUnique: number;
  /**
     * Pieces.
     * @minimum 1
     * @maximum 99
     */
  cartNum: number;
}
