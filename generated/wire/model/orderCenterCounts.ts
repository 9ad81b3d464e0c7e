
/**
 * Pending items of the shopper.
 */
export interface OrderCenterCounts {
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
     * Order lines to review.
     * @minimum 0
     */
  commentCount: number;
  /**
     * Refunds waiting for the merchant or for the provider.
     * @minimum 0
     */
  refundCount: number;
}
