
/**
 * How far the refund of a merchant order is.
 */
export type OrderRefundStatus = typeof OrderRefundStatus[keyof typeof OrderRefundStatus];


export const OrderRefundStatus = {
  /** No refund, or it was refused. */
  none: 0,
  /** Waits for the merchant. */
  applied: 1,
  /** Accepted, the provider has not confirmed yet. */
  refunding: 2,
  /** Money is back. */
  refunded: 3,
} as const;
