import type { ReviewableLinePage } from './reviewableLinePage.ts';
import type { SuccessCode } from './successCode.ts';

export type ReviewableLines200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ReviewableLinePage;
};
