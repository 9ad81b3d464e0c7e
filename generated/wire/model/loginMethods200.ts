import type { LoginMethodInfo } from './loginMethodInfo.ts';

export type LoginMethods200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: LoginMethodInfo;
};
