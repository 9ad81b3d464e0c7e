import type { SuccessCode } from './successCode.ts';

export type WalletCancel200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** Always true. */
  data: boolean;
};
