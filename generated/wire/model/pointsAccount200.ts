import type { PointsAccount } from './pointsAccount.ts';

export type PointsAccount200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: PointsAccount;
};
