import type { PreOrderKey } from './preOrderKey.ts';
import type { SuccessCode } from './successCode.ts';

export type PreOrderCreate200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: PreOrderKey;
};
