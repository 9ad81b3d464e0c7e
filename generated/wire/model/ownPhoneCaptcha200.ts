import type { SuccessCode } from './successCode.ts';

export type OwnPhoneCaptcha200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** The code was passed to the mail or message service; false when that failed. */
  data: boolean;
};
