import type { PayMethods } from './payMethods.ts';

export type PayMethods200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: PayMethods;
};
