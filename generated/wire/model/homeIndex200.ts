import type { PcHome } from './pcHome.ts';
import type { SuccessCode } from './successCode.ts';

export type HomeIndex200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: PcHome;
};
