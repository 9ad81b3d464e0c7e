import type { Money } from './money.ts';
import type { OrderLine } from './orderLine.ts';
import type { RefundState } from './refundState.ts';

/**
 * A refund order in the list. It contains neither time nor store name.
 */
export interface RefundListItem {
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
  /** Pieces. */
  totalNum: number;
  refundStatus: RefundState;
  /** Amount to refund. */
  refundPrice: Money;
  /** Lines. */
  orderInfoList: OrderLine[];
}
