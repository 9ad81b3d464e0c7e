import type { CartCount } from './cartCount.ts';

export type CartCount200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: CartCount;
};
