import type { OrderPrice } from './orderPrice.ts';
import type { SuccessCode } from './successCode.ts';

export type OrderPrice200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: OrderPrice;
};
