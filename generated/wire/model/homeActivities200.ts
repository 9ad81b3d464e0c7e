import type { HomeActivity } from './homeActivity.ts';

export type HomeActivities200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** Activities, in order. */
  data: HomeActivity[];
};
