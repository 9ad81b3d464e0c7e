import type { PointsPage } from './pointsPage.ts';

export type PointsList200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: PointsPage;
};
