
/**
 * Client used for the payment.
 */
export type PayChannel = typeof PayChannel[keyof typeof PayChannel];


export const PayChannel = {
  /** Desktop browser. */
  pc: 'pc',
  /** Mobile browser. */
  mobile: 'mobile',
} as const;
