import type { MerchantOrderPage } from './merchantOrderPage.ts';
import type { SuccessCode } from './successCode.ts';

export type OrderList200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: MerchantOrderPage;
};
