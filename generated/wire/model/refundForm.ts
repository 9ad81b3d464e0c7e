import type { Money } from './money.ts';
import type { OrderLine } from './orderLine.ts';

/**
 * The merchant order to refund.
 */
export interface RefundForm {
  /** Row id of the merchant order. */
  id: number;
  /** Number of the merchant order. */
  orderNo: string;
  /** Paid. */
  paid: boolean;
  /** Amount to refund: products less discount, plus freight. */
  payPrice: Money;
  /** Pieces. */
  totalNum: number;
  /** Lines. */
  orderInfoList: OrderLine[];
}
