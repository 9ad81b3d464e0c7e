import type { ReviewPage } from './reviewPage.ts';
import type { SuccessCode } from './successCode.ts';

export type ProductReviews200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ReviewPage;
};
