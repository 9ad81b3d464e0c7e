import type { LoginResult } from './loginResult.ts';

export type PhoneCaptchaLogin200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: LoginResult;
};
