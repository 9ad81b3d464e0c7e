import type { PreOrder } from './preOrder.ts';

export type PreOrderDetail200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: PreOrder;
};
