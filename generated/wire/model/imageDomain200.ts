import type { SuccessCode } from './successCode.ts';

export type ImageDomain200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** Address of the upload service, or empty text. */
  data: string;
};
