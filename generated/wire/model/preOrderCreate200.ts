import type { PreOrderKey } from './preOrderKey.ts';

export type PreOrderCreate200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: PreOrderKey;
};
