import type { MerchantCardPage } from './merchantCardPage.ts';
import type { SuccessCode } from './successCode.ts';

export type MerchantStreet200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: MerchantCardPage;
};
