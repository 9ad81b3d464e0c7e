import type { ActivityDetail } from './activityDetail.ts';

export type ActivityDetail200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: ActivityDetail;
};
