import type { ReviewCount } from './reviewCount.ts';

export type ProductReviewCount200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: ReviewCount;
};
