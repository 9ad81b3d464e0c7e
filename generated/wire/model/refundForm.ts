import type { Money } from './money.ts';
import type { OrderLine } from './orderLine.ts';

/**
 * The merchant order that a refund would be of.
 */
export interface RefundForm {
  /** Row id of the merchant order. */
  id: number;
  /** Number of the merchant order. */
  orderNo: string;
  /** Paid. */
  paid: boolean;
  /** What comes back: goods less discount, and freight. */
  payPrice: Money;
  /** Pieces. */
  totalNum: number;
  /** Lines. */
  orderInfoList: OrderLine[];
}
