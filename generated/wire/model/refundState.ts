
/**
 * How far a refund order is. Unlike the refund state of the merchant order, a refusal stays.
 */
export type RefundState = typeof RefundState[keyof typeof RefundState];


export const RefundState = {
  /** Waits for the merchant. */
  waiting: 0,
  /** Refused by the merchant. Final. */
  refused: 1,
  /** Accepted, the provider has not confirmed yet; scan-code payments only. */
  refunding: 2,
  /** Money is back. Final. */
  refunded: 3,
} as const;
