import type { PointsAccount } from './pointsAccount.ts';
import type { SuccessCode } from './successCode.ts';

export type PointsAccount200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: PointsAccount;
};
