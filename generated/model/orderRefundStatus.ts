
/**
 * Refund state of a merchant order.
 */
export type OrderRefundStatus = typeof OrderRefundStatus[keyof typeof OrderRefundStatus];


export const OrderRefundStatus = {
  /** No refund, or it was refused. */
  none: 0,
  /** Waiting for the merchant. */
  applied: 1,
  /** Accepted, the provider has not confirmed yet. */
  refunding: 2,
  /** Refunded. */
  refunded: 3,
} as const;
