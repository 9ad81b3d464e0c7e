
/**
 * Which merchant orders to list.
 */
export type OrderListType = typeof OrderListType[keyof typeof OrderListType];


export const OrderListType = {
  /** All that are not deleted, including cancelled ones; also returned for any number not listed here. */
  all: -1,
  /** Unpaid. Master orders have their own list. */
  toPay: 0,
  /** Paid, not shipped, no refund. */
  toShip: 1,
  /** Shipped, no refund. */
  toReceive: 2,
  /** Received, no refund. */
  completed: 3,
} as const;
