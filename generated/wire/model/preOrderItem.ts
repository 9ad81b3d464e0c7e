
/**
 * A line to order: `shoppingCartId` alone for the cart; the other three together for buy now.
 */
export interface PreOrderItem {
  /**
     * Cart line id.
     * @minimum 1
     */
  shoppingCartId?: number;
  /**
     * Product id.
     * @minimum 1
     */
  productId?: number;
  /**
     * Sku id.
     * @minimum 1
     */
  attrValueId?: number;
  /**
     * Pieces. The backend accepts 0; clients send 1 or more.
     * @minimum 1
     */
  productNum?: number;
}
