import type { DateTime } from './dateTime.ts';
import type { DeliveryType } from './deliveryType.ts';
import type { Logistics } from './logistics.ts';
import type { Money } from './money.ts';
import type { NullableDateTime } from './nullableDateTime.ts';
import type { NullableMoney } from './nullableMoney.ts';
import type { OrderLine } from './orderLine.ts';
import type { OrderRefundStatus } from './orderRefundStatus.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { PayType } from './payType.ts';

/**
 * A merchant order. The courier company and waybill number are in the list item and in the logistics call.
 */
export interface MerchantOrderDetail {
  /** Row id. */
  id: number;
  /** Number of the merchant order. */
  orderNo: string;
  /** Number of the master order. */
  masterOrderNo: string;
  /** Merchant id. */
  merId: number;
  /** Name of the store. */
  merName: string;
  /** User id of the shopper. */
  uid: number;
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
  /** Pieces. */
  totalNum: number;
  /** Product total. */
  proTotalPrice: Money;
  /** Freight. */
  totalPostage: Money;
  /** Products and freight. */
  totalPrice: Money;
  /** To pay, or paid. */
  payPrice: Money;
  /** Freight to pay. */
  payPostage: Money;
  /** Id of the received coupon; 0 for none. */
  couponId: number;
  /** Discount of the coupon on this part. */
  couponPrice: Money;
  /** Paid. */
  paid: boolean;
  /** When it was paid. */
  payTime: NullableDateTime | null;
  payType: PayType;
  status: OrderStatus;
  refundStatus: OrderRefundStatus;
  /**
     * Note of the shopper.
     * @nullable
     */
  userRemark: string | null;
  /** When it was placed. */
  createTime: DateTime;
  /** Lines. */
  orderInfoList: OrderLine[];
  /** The parcel. Set only in the lookup of a visitor; null otherwise. */
  expressInfo: Logistics | null;
  /** Discount for points. */
  integralPrice?: NullableMoney | null;
  deliveryType?: DeliveryType;
  /**
     * Name of the courier of the merchant.
     * @nullable
     */
  courier?: string | null;
  /**
     * Phone of the courier of the merchant.
     * @nullable
     */
  courierPhone?: string | null;
  /**
     * Virtual delivery, or note of the merchant on the delivery.
     * @nullable
     */
  deliveryMsg?: string | null;
}
