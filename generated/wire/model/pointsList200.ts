import type { PointsPage } from './pointsPage.ts';
import type { SuccessCode } from './successCode.ts';

export type PointsList200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: PointsPage;
};
