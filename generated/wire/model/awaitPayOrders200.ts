import type { AwaitPayOrderPage } from './awaitPayOrderPage.ts';
import type { SuccessCode } from './successCode.ts';

export type AwaitPayOrders200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: AwaitPayOrderPage;
};
