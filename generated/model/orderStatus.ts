
/**
 * State of a merchant order.
 */
export type OrderStatus = typeof OrderStatus[keyof typeof OrderStatus];


export const OrderStatus = {
  /** To ship once paid; also the value while unpaid. */
  toShip: 0,
  /** Shipped. */
  toReceive: 1,
  /** Defined, never set by the known backend. */
  toReview: 2,
  /** Receipt confirmed. */
  completed: 3,
  /** Cancelled. */
  cancelled: 9,
} as const;
