
/**
 * Which payment methods are on.
 */
export interface PayMethods {
  /** Wallet is on. */
  paypalStatus: boolean;
  /** Card is on. */
  stripeStatus: boolean;
  /** Scan-code is on. */
  wechatPaySwitch: boolean;
  /**
     * Publishable key of the card provider. Without it the storefront takes the one of its configuration.
     * @nullable
     */
  publishableKey?: string | null;
}
