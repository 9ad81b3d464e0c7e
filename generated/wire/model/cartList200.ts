import type { CartMerchantGroup } from './cartMerchantGroup.ts';
import type { SuccessCode } from './successCode.ts';

export type CartList200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** Groups; empty when there are no lines. */
  data: CartMerchantGroup[];
};
