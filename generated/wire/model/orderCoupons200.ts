import type { OrderCoupon } from './orderCoupon.ts';
import type { SuccessCode } from './successCode.ts';

export type OrderCoupons200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** Coupons. */
  data: OrderCoupon[];
};
