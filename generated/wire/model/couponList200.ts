import type { MyCouponPage } from './myCouponPage.ts';
import type { SuccessCode } from './successCode.ts';

export type CouponList200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: MyCouponPage;
};
