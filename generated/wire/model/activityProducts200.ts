import type { ActivityProductPage } from './activityProductPage.ts';
import type { SuccessCode } from './successCode.ts';

export type ActivityProducts200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ActivityProductPage;
};
