import type { MerchantCategory } from './merchantCategory.ts';
import type { SuccessCode } from './successCode.ts';

export type MerchantCategories200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** Categories, newest first. */
  data: MerchantCategory[];
};
