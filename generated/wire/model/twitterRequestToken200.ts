import type { TwitterRequestToken } from './twitterRequestToken.ts';

export type TwitterRequestToken200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: TwitterRequestToken;
};
