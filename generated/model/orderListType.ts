
/**
 * Which merchant orders to list.
 */
export type OrderListType = typeof OrderListType[keyof typeof OrderListType];


export const OrderListType = {
  /** Everything not deleted, cancelled ones included; any number not listed here does the same. */
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
