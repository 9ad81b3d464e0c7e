import type { MyReviewPage } from './myReviewPage.ts';
import type { SuccessCode } from './successCode.ts';

export type MyReviews200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: MyReviewPage;
};
