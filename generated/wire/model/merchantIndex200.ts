import type { MerchantIndex } from './merchantIndex.ts';
import type { SuccessCode } from './successCode.ts';

export type MerchantIndex200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: MerchantIndex;
};
