import type { OrderCenterCounts } from './orderCenterCounts.ts';
import type { SuccessCode } from './successCode.ts';

export type OrderCenterCounts200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: OrderCenterCounts;
};
