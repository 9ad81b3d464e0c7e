
/**
 * State of a refund order. Unlike in the refund state of the merchant order, a refusal is kept.
 */
export type RefundState = typeof RefundState[keyof typeof RefundState];


export const RefundState = {
  /** Waiting for the merchant. */
  waiting: 0,
  /** Refused by the merchant. Final. */
  refused: 1,
  /** Accepted, the provider has not confirmed yet; scan-code payments only. */
  refunding: 2,
  /** Refunded. Final. */
  refunded: 3,
} as const;
