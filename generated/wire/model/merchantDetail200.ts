import type { MerchantDetail } from './merchantDetail.ts';

export type MerchantDetail200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: MerchantDetail;
};
