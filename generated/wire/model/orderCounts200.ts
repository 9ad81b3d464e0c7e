import type { OrderTabCounts } from './orderTabCounts.ts';

export type OrderCounts200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: OrderTabCounts;
};
