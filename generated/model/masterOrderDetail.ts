import type { DateTime } from './dateTime.ts';
import type { MasterOrderPart } from './masterOrderPart.ts';
import type { Money } from './money.ts';
import type { NullableDateTime } from './nullableDateTime.ts';
import type { NullableMoney } from './nullableMoney.ts';
import type { PayType } from './payType.ts';

/**
 * A master order, created by one checkout.
 */
export interface MasterOrderDetail {
  /** Row id. */
  id: number;
  /** Number of the master order. */
  orderNo: string;
  /**
     * E-mail of the consignee.
     * @nullable
     */
  email: string | null;
  /** Name of the consignee. */
  realName: string;
  /**
     * Phone of the consignee.
     * @nullable
     */
  userPhone: string | null;
  /** Street address; country and post code are not stored. */
  userAddress: string;
  /** Pieces in all. */
  totalNum: number;
  /** Product total. */
  proTotalPrice: Money;
  /** Freight. */
  totalPostage: Money;
  /** Products and freight. */
  totalPrice: Money;
  /** Freight to pay. */
  payPostage: Money;
  /** To pay. */
  payPrice: Money;
  /** Id of the received coupon; 0 for none. */
  couponId: number;
  /** Discount of the coupon. */
  couponPrice: Money;
  /** Paid. */
  paid: boolean;
  /** When it was paid. */
  payTime: NullableDateTime | null;
  payType: PayType;
  /**
     * Note of the shopper.
     * @nullable
     */
  mark: string | null;
  /** Cancelled; always false here. */
  isCancel: boolean;
  /**
     * Stored approval address of the wallet; may be stale.
     * @nullable
     */
  redirect: string | null;
  /** When it was placed. */
  createTime: DateTime;
  /** Its merchant orders. */
  orderList: MasterOrderPart[];
  /** When the order will be cancelled if it is still unpaid. */
  cancelTime?: NullableDateTime | null;
  /** Discount for points. */
  integralPrice?: NullableMoney | null;
}
