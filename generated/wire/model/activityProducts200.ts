import type { ActivityProductPage } from './activityProductPage.ts';

export type ActivityProducts200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: ActivityProductPage;
};
