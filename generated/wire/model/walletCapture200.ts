import type { WalletResult } from './walletResult.ts';

export type WalletCapture200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: WalletResult;
};
