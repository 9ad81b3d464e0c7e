import type { OrderKey } from './orderKey.ts';
import type { SuccessCode } from './successCode.ts';

export type OrderCreate200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: OrderKey;
};
