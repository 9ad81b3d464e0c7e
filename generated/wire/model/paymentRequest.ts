import type { PayChannel } from './payChannel.ts';
import type { PayType } from './payType.ts';

/**
 * The payment to start.
 */
export interface PaymentRequest {
  /**
     * Number of the master order.
     * @minLength 1
     */
  orderNo: string;
  payType: PayType;
  payChannel: PayChannel;
}
