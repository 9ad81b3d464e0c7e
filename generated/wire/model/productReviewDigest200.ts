import type { ReviewDigest } from './reviewDigest.ts';
import type { SuccessCode } from './successCode.ts';

export type ProductReviewDigest200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ReviewDigest;
};
