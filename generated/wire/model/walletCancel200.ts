
export type WalletCancel200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** Always true. */
  data: boolean;
};
