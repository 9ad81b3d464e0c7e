import { OrderRefundStatus } from '../../../generated/model/orderRefundStatus.ts';
import { OrderStatus } from '../../../generated/model/orderStatus.ts';
import type { OrderPart } from './order-view.ts';
import { type OrderFlags, stateOf } from './order-state.ts';

/** What a shopper can do with a merchant order. */
export type OrderAction =
  'pay' | 'confirmReceipt' | 'track' | 'requestRefund' | 'viewRefund' | 'writeReview' | 'buyAgain';

/** A refund is asked for before shipping or after receipt; on the way the backend refuses it. */
export const canRequestRefund = ({ paid, status, refundStatus }: OrderFlags): boolean =>
  paid &&
  refundStatus === OrderRefundStatus.none &&
  (status === OrderStatus.toShip || status === OrderStatus.completed);

/** A refund that waits does not stop a parcel. */
export const canConfirmReceipt = ({ paid, status, refundStatus }: OrderFlags): boolean =>
  paid &&
  status === OrderStatus.toReceive &&
  refundStatus !== OrderRefundStatus.refunding &&
  refundStatus !== OrderRefundStatus.refunded;

/** Hides an order from its shopper; only finished ones, and not while a refund is open. */
export const canDelete = ({ paid, status, refundStatus }: OrderFlags): boolean =>
  paid &&
  status === OrderStatus.completed &&
  (refundStatus === OrderRefundStatus.none || refundStatus === OrderRefundStatus.refunded);

/** A store sent something, or says that it did. */
export const isShipped = ({ paid, status }: OrderFlags): boolean =>
  paid &&
  (status === OrderStatus.toReceive ||
    status === OrderStatus.toReview ||
    status === OrderStatus.completed);

type Reviewable = OrderFlags & { lines: readonly { isReply: boolean }[] };

export const canReview = ({ status, refundStatus, lines }: Reviewable): boolean =>
  (status === OrderStatus.completed || status === OrderStatus.toReview) &&
  refundStatus === OrderRefundStatus.none &&
  lines.some(({ isReply }) => !isReply);

/** Everything that fits the state of a merchant order, the main action first. */
export function actionsOf(part: Pick<OrderPart, keyof OrderFlags | 'lines'>): OrderAction[] {
  const state = stateOf(part);
  if (state === 'toPay') return ['pay'];
  if (state === 'cancelled') return ['buyAgain'];
  const actions: (OrderAction | false)[] = [
    canConfirmReceipt(part) && 'confirmReceipt',
    canReview(part) && 'writeReview',
    part.refundStatus !== OrderRefundStatus.none && 'viewRefund',
    canConfirmReceipt(part) && 'track',
    canRequestRefund(part) && 'requestRefund',
    !canConfirmReceipt(part) && 'buyAgain',
  ];
  return actions.filter((action) => action !== false);
}
