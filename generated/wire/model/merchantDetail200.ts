import type { MerchantDetail } from './merchantDetail.ts';
import type { SuccessCode } from './successCode.ts';

export type MerchantDetail200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: MerchantDetail;
};
