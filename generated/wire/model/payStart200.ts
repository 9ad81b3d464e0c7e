import type { PaymentStart } from './paymentStart.ts';

export type PayStart200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: PaymentStart;
};
