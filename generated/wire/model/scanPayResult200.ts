import type { SuccessCode } from './successCode.ts';

export type ScanPayResult200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** The order is paid. */
  data: boolean;
};
