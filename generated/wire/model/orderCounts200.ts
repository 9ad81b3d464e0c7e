import type { OrderTabCounts } from './orderTabCounts.ts';
import type { SuccessCode } from './successCode.ts';

export type OrderCounts200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: OrderTabCounts;
};
