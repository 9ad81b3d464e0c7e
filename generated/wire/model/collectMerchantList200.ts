import type { FollowedMerchantPage } from './followedMerchantPage.ts';
import type { SuccessCode } from './successCode.ts';

export type CollectMerchantList200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: FollowedMerchantPage;
};
