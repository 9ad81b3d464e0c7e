
/**
 * New specification of a line.
 */
export interface CartReset {
  /**
     * Line id.
     * @minimum 1
     */
  id: number;
  /**
     * Pieces. The backend accepts 0 to 999; clients send 1 to 99.
     * @minimum 0
     * @maximum 999
     */
  num: number;
  /**
     * Product id.
     * @minimum 1
     */
  productId: number;
  /**
     * Sku id.
     * @minimum 1
     */
  unique: number;
}
