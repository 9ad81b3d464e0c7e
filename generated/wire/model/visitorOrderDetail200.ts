import type { MerchantOrderDetail } from './merchantOrderDetail.ts';

export type VisitorOrderDetail200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: MerchantOrderDetail;
};
