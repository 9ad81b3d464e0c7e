
/**
 * Values of the wallet in the return address.
 */
export interface WalletCapture {
  /**
     * Wallet order id, query value `token`.
     * @minLength 1
     */
  token: string;
  /**
     * Payer id, query value `PayerID`.
     * @minLength 1
     */
  payerID: string;
}
