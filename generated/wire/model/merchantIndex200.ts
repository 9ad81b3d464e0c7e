import type { MerchantIndex } from './merchantIndex.ts';

export type MerchantIndex200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: MerchantIndex;
};
