import type { ReviewCount } from './reviewCount.ts';
import type { SuccessCode } from './successCode.ts';

export type ProductReviewCount200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ReviewCount;
};
