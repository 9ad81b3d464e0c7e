/** Part of the state: refunds and points. */
import type { Cents, Millis, Picture, Text } from './model.ts';

/** A refund request; a merchant order may have several, one after the other. */
export interface RefundOrder {
  id: number;
  no: string;
  /** the merchant order */
  orderNo: string;
  userId: number;
  /** 0 waiting, 1 refused, 2 refunding, 3 refunded */
  status: 0 | 1 | 2 | 3;
  price: Cents;
  reason: Text;
  pictures: Picture[];
  remark: string;
  /** the merchant's reason for a refusal */
  refusal: Text | null;
  refundTime: Millis | null;
  createTime: Millis;
}

export type PointsKind = 'purchase' | 'gift' | 'spent' | 'withdrawn';

export interface PointsEntry {
  id: number;
  userId: number;
  kind: PointsKind;
  /** always positive; the kind determines the sign */
  points: number;
  /** the merchant order */
  orderNo: string | null;
  state: 'frozen' | 'counted' | 'void';
  /** set at the receipt */
  thawTime: Millis | null;
  /** time of the last change of state */
  updateTime: Millis;
}
