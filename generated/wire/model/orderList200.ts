import type { MerchantOrderPage } from './merchantOrderPage.ts';

export type OrderList200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: MerchantOrderPage;
};
