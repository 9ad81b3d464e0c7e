import type { PreOrder } from './preOrder.ts';
import type { SuccessCode } from './successCode.ts';

export type PreOrderDetail200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: PreOrder;
};
