import type { LoginResult } from './loginResult.ts';
import type { SuccessCode } from './successCode.ts';

export type EmailLogin200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: LoginResult;
};
