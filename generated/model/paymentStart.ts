import type { PayType } from './payType.ts';

/**
 * How to proceed with the payment.
 */
export interface PaymentStart {
  /** Always false: no method pays immediately. */
  status: boolean;
  /** Method of the order **before** this call; may differ from the requested one. */
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
