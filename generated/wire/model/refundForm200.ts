import type { RefundForm } from './refundForm.ts';

export type RefundForm200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: RefundForm;
};
