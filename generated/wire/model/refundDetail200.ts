import type { RefundDetail } from './refundDetail.ts';

export type RefundDetail200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: RefundDetail;
};
