import type { DateTime } from './dateTime.ts';
import type { Money } from './money.ts';
import type { NullableDateTime } from './nullableDateTime.ts';
import type { OrderLine } from './orderLine.ts';
import type { RefundState } from './refundState.ts';

/**
 * A refund order.
 */
export interface RefundDetail {
  /** Row id. */
  id: number;
  /** Number of the refund order. */
  refundOrderNo: string;
  /** Number of the merchant order. */
  merOrderNo: string;
  /** Number of the master order. */
  masterOrderNo: string;
  /** Merchant id. */
  merId: number;
  /** Name of the store. */
  merName: string;
  /** Pieces. */
  totalNum: number;
  refundStatus: RefundState;
  /** Amount to refund. */
  refundPrice: Money;
  /** Reason the shopper gave. */
  refundReasonWap: string;
  /**
     * Addresses of the pictures of the shopper, joined by commas; empty when there are none.
     * @nullable
     */
  refundReasonWapImg: string | null;
  /**
     * Remark of the shopper.
     * @nullable
     */
  refundReasonWapExplain: string | null;
  /**
     * Why the merchant refused; empty otherwise.
     * @nullable
     */
  refundReason: string | null;
  /** When it was refunded. */
  refundTime: NullableDateTime | null;
  /** When it was requested. */
  createTime: DateTime;
  /** Lines. */
  orderInfoList: OrderLine[];
}
