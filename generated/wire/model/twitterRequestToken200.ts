import type { SuccessCode } from './successCode.ts';
import type { TwitterRequestToken } from './twitterRequestToken.ts';

export type TwitterRequestToken200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: TwitterRequestToken;
};
