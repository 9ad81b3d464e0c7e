import type { Money } from './money.ts';

/**
 * Result of the wallet payment.
 */
export interface WalletResult {
  /** The order is paid. */
  status: boolean;
  /** Amount of the order. */
  payPrice: Money;
  /** Number of the master order. */
  orderNo: string;
}
