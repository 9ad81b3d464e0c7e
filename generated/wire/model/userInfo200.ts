import type { UserCenter } from './userCenter.ts';

export type UserInfo200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: UserCenter;
};
