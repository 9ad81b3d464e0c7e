
/**
 * The order that was placed.
 */
export interface OrderKey {
  /** Number of the master order. */
  orderNo: string;
}
