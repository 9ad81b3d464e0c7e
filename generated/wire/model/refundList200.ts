import type { RefundPage } from './refundPage.ts';
import type { SuccessCode } from './successCode.ts';

export type RefundList200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: RefundPage;
};
