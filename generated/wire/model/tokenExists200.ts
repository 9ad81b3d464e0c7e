import type { SuccessCode } from './successCode.ts';

export type TokenExists200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** The token belongs to a user. */
  data: boolean;
};
