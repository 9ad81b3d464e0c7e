import type { Money } from './money.ts';

/**
 * Price of the order.
 */
export interface OrderPrice {
  /** Discount of the coupon. */
  couponFee: Money;
  /** Freight, never discounted. */
  freightFee: Money;
  /** To pay: products and freight less discount. */
  payFee: Money;
  /** Product total. */
  proTotalFee: Money;
}
