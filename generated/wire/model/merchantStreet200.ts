import type { MerchantCardPage } from './merchantCardPage.ts';

export type MerchantStreet200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: MerchantCardPage;
};
