import type { SuccessCode } from './successCode.ts';
import type { WalletResult } from './walletResult.ts';

export type WalletCapture200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: WalletResult;
};
