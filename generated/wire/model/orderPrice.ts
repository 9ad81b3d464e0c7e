import type { Money } from './money.ts';

/**
 * What the order costs.
 */
export interface OrderPrice {
  /** Discount of the coupon. */
  couponFee: Money;
  /** Freight, never discounted. */
  freightFee: Money;
  /** To pay: goods and freight less discount. */
  payFee: Money;
  /** Goods total. */
  proTotalFee: Money;
}
