import type { MerchantType } from './merchantType.ts';
import type { SuccessCode } from './successCode.ts';

export type MerchantTypes200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** Types, newest first. */
  data: MerchantType[];
};
