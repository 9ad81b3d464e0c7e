
/**
 * Orders by tab.
 */
export interface OrderTabCounts {
  /**
     * Master orders to pay.
     * @minimum 0
     */
  unPaidCount: number;
  /**
     * Merchant orders to ship.
     * @minimum 0
     */
  unShippedCount: number;
  /**
     * Merchant orders to receive.
     * @minimum 0
     */
  receivedCount: number;
  /**
     * Merchant orders completed.
     * @minimum 0
     */
  completeCount: number;
}
