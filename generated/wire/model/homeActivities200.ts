import type { HomeActivity } from './homeActivity.ts';
import type { SuccessCode } from './successCode.ts';

export type HomeActivities200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** Activities, in order. */
  data: HomeActivity[];
};
