import type { MerchantOrderDetail } from './merchantOrderDetail.ts';
import type { SuccessCode } from './successCode.ts';

export type VisitorOrderDetail200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: MerchantOrderDetail;
};
