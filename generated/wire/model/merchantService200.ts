import type { MerchantService } from './merchantService.ts';
import type { SuccessCode } from './successCode.ts';

export type MerchantService200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: MerchantService;
};
