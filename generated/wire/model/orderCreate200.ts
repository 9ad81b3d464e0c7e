import type { OrderKey } from './orderKey.ts';

export type OrderCreate200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: OrderKey;
};
