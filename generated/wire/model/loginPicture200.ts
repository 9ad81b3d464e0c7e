import type { LoginPicture } from './loginPicture.ts';
import type { SuccessCode } from './successCode.ts';

export type LoginPicture200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: LoginPicture;
};
