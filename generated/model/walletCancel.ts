
/**
 * What the wallet brought back when the shopper turned round.
 */
export interface WalletCancel {
  /**
     * Wallet order id, query value `token`.
     * @minLength 1
     */
  token: string;
}
