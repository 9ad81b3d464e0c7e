import type { MerchantOrderDetail } from '#generated/model/merchantOrderDetail.ts';
import { OrderRefundStatus } from '#generated/model/orderRefundStatus.ts';
import { OrderStatus } from '#generated/model/orderStatus.ts';

/** Why a merchant order cannot be refunded now. */
export type RefundBlock = 'unpaid' | 'shipped' | 'waiting' | 'running' | 'done' | 'closed';

type OrderFlags = Pick<MerchantOrderDetail, 'paid' | 'status' | 'refundStatus'>;

const BY_REFUND: Partial<Record<OrderRefundStatus, RefundBlock>> = {
  [OrderRefundStatus.applied]: 'waiting',
  [OrderRefundStatus.refunding]: 'running',
  [OrderRefundStatus.refunded]: 'done',
};

/** Null if a refund can be requested: the order is paid, not in delivery, and has no open refund. */
export function refundBlock({ paid, status, refundStatus }: OrderFlags): RefundBlock | null {
  if (status === OrderStatus.cancelled) return 'closed';
  if (!paid) return 'unpaid';
  const open = BY_REFUND[refundStatus];
  if (open) return open;
  if (status === OrderStatus.toReceive) return 'shipped';
  const allowed = status === OrderStatus.toShip || status === OrderStatus.completed;
  return allowed && refundStatus === OrderRefundStatus.none ? null : 'closed';
}
