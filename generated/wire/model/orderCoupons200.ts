import type { OrderCoupon } from './orderCoupon.ts';

export type OrderCoupons200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** Coupons. */
  data: OrderCoupon[];
};
