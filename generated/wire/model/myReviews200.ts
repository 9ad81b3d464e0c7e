import type { MyReviewPage } from './myReviewPage.ts';

export type MyReviews200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: MyReviewPage;
};
