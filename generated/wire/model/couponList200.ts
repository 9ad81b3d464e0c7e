import type { MyCouponPage } from './myCouponPage.ts';

export type CouponList200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: MyCouponPage;
};
