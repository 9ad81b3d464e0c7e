import type { CartMerchantGroup } from './cartMerchantGroup.ts';

export type CartList200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** Groups; empty when there are no lines. */
  data: CartMerchantGroup[];
};
