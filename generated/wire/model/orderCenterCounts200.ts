import type { OrderCenterCounts } from './orderCenterCounts.ts';

export type OrderCenterCounts200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: OrderCenterCounts;
};
