import type { PayMethods } from './payMethods.ts';
import type { SuccessCode } from './successCode.ts';

export type PayMethods200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: PayMethods;
};
