import type { ActivityDetail } from './activityDetail.ts';
import type { SuccessCode } from './successCode.ts';

export type ActivityDetail200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ActivityDetail;
};
