import type { PayType } from './payType.ts';

/**
 * How to go on with the payment.
 */
export interface PaymentStart {
  /** Always false: no method pays at once. */
  status: boolean;
  /** Method of the order **before** this call; may differ from the one asked for. */
  payType: PayType;
  /** Number of the master order. */
  orderNo: string;
  /**
     * Wallet: address to send the browser to. Scan-code: text of the QR code. Card: null.
     * @nullable
     */
  redirect: string | null;
  /**
     * Card: secret for the payment element. Others: null.
     * @nullable
     */
  stripeClientSecret: string | null;
}
