
/**
 * Enabled payment methods.
 */
export interface PayMethods {
  /** Wallet is on. */
  paypalStatus: boolean;
  /** Card is on. */
  stripeStatus: boolean;
  /** Scan-code is on. */
  wechatPaySwitch: boolean;
  /**
     * Publishable key of the card provider. Without it the storefront uses the one in its configuration.
     * @nullable
     */
  publishableKey?: string | null;
}
