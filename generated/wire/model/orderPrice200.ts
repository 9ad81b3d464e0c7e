import type { OrderPrice } from './orderPrice.ts';

export type OrderPrice200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: OrderPrice;
};
