import type { ConfigRow } from './configRow.ts';

export type ColorConfig200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: ConfigRow;
};
