import type { DateTime } from './dateTime.ts';
import type { Money } from './money.ts';
import type { OrderLine } from './orderLine.ts';
import type { OrderRefundStatus } from './orderRefundStatus.ts';
import type { OrderStatus } from './orderStatus.ts';

/**
 * One merchant's part of a master order.
 */
export interface MasterOrderPart {
  /** Row id. */
  id: number;
  /** Number of the merchant order. */
  orderNo: string;
  /** Merchant id. */
  merId: number;
  /** Name of the store. */
  merName: string;
  /** Pieces. */
  totalNum: number;
  /** To pay for this part. */
  payPrice: Money;
  /** Paid. */
  paid: boolean;
  status: OrderStatus;
  refundStatus: OrderRefundStatus;
  /** When it was placed. */
  createTime: DateTime;
  /** Lines. */
  orderInfoList: OrderLine[];
}
