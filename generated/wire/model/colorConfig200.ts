import type { ConfigRow } from './configRow.ts';
import type { SuccessCode } from './successCode.ts';

export type ColorConfig200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ConfigRow;
};
