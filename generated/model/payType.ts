
/**
 * Payment method.
 */
export type PayType = typeof PayType[keyof typeof PayType];


export const PayType = {
  /** Wallet, charged in USD. */
  wallet: 'paypal',
  /** Card, charged in USD. */
  card: 'stripe',
  /** Scan-code, charged in CNY. */
  scanCode: 'wechat',
} as const;
