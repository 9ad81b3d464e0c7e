import type { DateTime } from './dateTime.ts';
import type { Money } from './money.ts';
import type { NullableDateTime } from './nullableDateTime.ts';
import type { OrderLine } from './orderLine.ts';
import type { OrderRefundStatus } from './orderRefundStatus.ts';
import type { OrderStatus } from './orderStatus.ts';

/**
 * A merchant order in a list.
 */
export interface MerchantOrderListItem {
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
  /** When it was placed. */
  createTime: DateTime;
  /** Paid. */
  paid: boolean;
  /** When it was paid. */
  payTime: NullableDateTime | null;
  /** To pay, or paid. */
  payPrice: Money;
  status: OrderStatus;
  /** Pieces. */
  totalNum: number;
  /** Freight. */
  payPostage: Money;
  refundStatus: OrderRefundStatus;
  /**
     * Courier company; null until shipped.
     * @nullable
     */
  deliveryName: string | null;
  /**
     * Waybill number; null until shipped.
     * @nullable
     */
  deliveryId: string | null;
  /** Lines. */
  orderInfoList: OrderLine[];
}
