/** What follows a payment: refunds, and the points that it earns. Part of the state. */
import type { Cents, Millis, Picture, Text } from './model.ts';

/** What a shopper asked back; one merchant order may have several, one after the other. */
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
  /** why the merchant said no */
  refusal: Text | null;
  refundTime: Millis | null;
  createTime: Millis;
}

export type PointsKind = 'purchase' | 'gift' | 'spent' | 'withdrawn';

export interface PointsEntry {
  id: number;
  userId: number;
  kind: PointsKind;
  /** always positive; the kind says which way they went */
  points: number;
  /** the merchant order */
  orderNo: string | null;
  state: 'frozen' | 'counted' | 'void';
  /** known once the goods were received */
  thawTime: Millis | null;
  /** since when it is in its state */
  updateTime: Millis;
}
