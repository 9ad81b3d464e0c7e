import type { PaymentStart } from './paymentStart.ts';
import type { SuccessCode } from './successCode.ts';

export type PayStart200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: PaymentStart;
};
