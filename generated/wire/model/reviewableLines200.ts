import type { ReviewableLinePage } from './reviewableLinePage.ts';

export type ReviewableLines200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: ReviewableLinePage;
};
