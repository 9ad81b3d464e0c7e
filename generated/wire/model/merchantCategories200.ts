import type { MerchantCategory } from './merchantCategory.ts';

export type MerchantCategories200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** Categories, newest first. */
  data: MerchantCategory[];
};
