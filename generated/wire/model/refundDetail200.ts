import type { RefundDetail } from './refundDetail.ts';
import type { SuccessCode } from './successCode.ts';

export type RefundDetail200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: RefundDetail;
};
