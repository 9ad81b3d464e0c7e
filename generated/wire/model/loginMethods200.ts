import type { LoginMethodInfo } from './loginMethodInfo.ts';
import type { SuccessCode } from './successCode.ts';

export type LoginMethods200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: LoginMethodInfo;
};
