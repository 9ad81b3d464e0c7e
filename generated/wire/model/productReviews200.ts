import type { ReviewPage } from './reviewPage.ts';

export type ProductReviews200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: ReviewPage;
};
