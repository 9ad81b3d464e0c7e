import type { HomeConfig } from './homeConfig.ts';
import type { SuccessCode } from './successCode.ts';

export type HomeConfig200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: HomeConfig;
};
