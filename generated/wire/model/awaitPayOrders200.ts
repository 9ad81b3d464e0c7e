import type { AwaitPayOrderPage } from './awaitPayOrderPage.ts';

export type AwaitPayOrders200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: AwaitPayOrderPage;
};
