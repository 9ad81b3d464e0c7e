import type { SuccessCode } from './successCode.ts';

export type RefundReasons200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** Reasons. */
  data: string[];
};
