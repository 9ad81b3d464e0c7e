import type { MerchantType } from './merchantType.ts';

export type MerchantTypes200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** Types, newest first. */
  data: MerchantType[];
};
