import type { SuccessCode } from './successCode.ts';

export type SettlementCaptcha200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** The mail was sent. False, with code 200, when the mail provider failed. */
  data: boolean;
};
