import type { RefundForm } from './refundForm.ts';
import type { SuccessCode } from './successCode.ts';

export type RefundForm200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: RefundForm;
};
