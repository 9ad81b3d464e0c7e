
/**
 * Value of the wallet in the return address after a cancellation.
 */
export interface WalletCancel {
  /**
     * Wallet order id, query value `token`.
     * @minLength 1
     */
  token: string;
}
