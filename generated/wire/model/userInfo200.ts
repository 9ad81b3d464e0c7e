import type { SuccessCode } from './successCode.ts';
import type { UserCenter } from './userCenter.ts';

export type UserInfo200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: UserCenter;
};
