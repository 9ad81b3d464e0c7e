import type { MerchantCardPage } from './merchantCardPage.ts';

export type MerchantSearch200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: MerchantCardPage;
};
