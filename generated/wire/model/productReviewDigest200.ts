import type { ReviewDigest } from './reviewDigest.ts';

export type ProductReviewDigest200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: ReviewDigest;
};
