import type { RefundPage } from './refundPage.ts';

export type RefundList200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: RefundPage;
};
