
/**
 * Number of lines or pieces in the cart.
 */
export interface CartCount {
  /**
     * Lines or pieces; 0 when empty.
     * @minimum 0
     */
  count: number;
}
