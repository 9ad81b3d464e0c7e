import type { CouponOfferPage } from './couponOfferPage.ts';
import type { SuccessCode } from './successCode.ts';

export type CouponOffers200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: CouponOfferPage;
};
