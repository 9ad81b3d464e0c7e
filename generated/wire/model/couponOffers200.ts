import type { CouponOfferPage } from './couponOfferPage.ts';

export type CouponOffers200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: CouponOfferPage;
};
