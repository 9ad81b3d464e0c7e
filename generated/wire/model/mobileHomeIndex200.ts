import type { MobileHome } from './mobileHome.ts';
import type { SuccessCode } from './successCode.ts';

export type MobileHomeIndex200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: MobileHome;
};
