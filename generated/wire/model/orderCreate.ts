import type { PayChannel } from './payChannel.ts';
import type { PayType } from './payType.ts';

/**
 * The order to place. Name, phone and e-mail of the consignee come from the stored address.
 */
export interface OrderCreate {
  /**
     * Key of the pre-order.
     * @minLength 1
     */
  preOrderNo: string;
  /**
     * Address id.
     * @minimum 1
     */
  addressId: number;
  /**
     * Id of the **received** coupon; null for none.
     * @nullable
     */
  couponId?: number | null;
  payType: PayType;
  payChannel: PayChannel;
  /**
     * Note to the merchants. Stored up to 512 characters; clients allow fewer than 150.
     * @maxLength 512
     */
  mark?: string;
}
