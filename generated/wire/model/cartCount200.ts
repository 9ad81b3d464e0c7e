import type { CartCount } from './cartCount.ts';
import type { SuccessCode } from './successCode.ts';

export type CartCount200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: CartCount;
};
