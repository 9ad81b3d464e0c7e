import type { FollowedMerchantPage } from './followedMerchantPage.ts';

export type CollectMerchantList200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: FollowedMerchantPage;
};
