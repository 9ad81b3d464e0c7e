import { OrderRefundStatus } from '#generated/model/orderRefundStatus.ts';
import { OrderStatus } from '#generated/model/orderStatus.ts';
import type { OrderPart } from './order-view.ts';
import { type OrderFlags, stateOf } from './order-state.ts';

/** Actions of a shopper on a merchant order. */
export type OrderAction =
  'pay' | 'confirmReceipt' | 'track' | 'requestRefund' | 'viewRefund' | 'writeReview' | 'buyAgain';

/** Refunds can be requested before shipping and after receipt; during delivery the backend refuses them. */
export const canRequestRefund = ({ paid, status, refundStatus }: OrderFlags): boolean =>
  paid &&
  refundStatus === OrderRefundStatus.none &&
  (status === OrderStatus.toShip || status === OrderStatus.completed);

/** A pending refund does not stop a parcel. */
const canConfirmReceipt = ({ paid, status, refundStatus }: OrderFlags): boolean =>
  paid &&
  status === OrderStatus.toReceive &&
  refundStatus !== OrderRefundStatus.refunding &&
  refundStatus !== OrderRefundStatus.refunded;

/** Only finished orders without an open refund can be deleted. */
export const canDelete = ({ paid, status, refundStatus }: OrderFlags): boolean =>
  paid &&
  status === OrderStatus.completed &&
  (refundStatus === OrderRefundStatus.none || refundStatus === OrderRefundStatus.refunded);

/** The store has shipped the order or marked it as shipped. */
export const isShipped = ({ paid, status }: OrderFlags): boolean =>
  paid &&
  (status === OrderStatus.toReceive ||
    status === OrderStatus.toReview ||
    status === OrderStatus.completed);

type Reviewable = OrderFlags & { lines: readonly { isReply: boolean }[] };

const canReview = ({ status, refundStatus, lines }: Reviewable): boolean =>
  (status === OrderStatus.completed || status === OrderStatus.toReview) &&
  refundStatus === OrderRefundStatus.none &&
  lines.some(({ isReply }) => !isReply);

/** The merchant order whose action comes next: the only one, or the only one that can be confirmed. */
export function nextPartOf<Part extends OrderFlags>(parts: readonly Part[]): Part | undefined {
  const waiting = parts.length === 1 ? parts : parts.filter(canConfirmReceipt);
  return waiting.length === 1 ? waiting[0] : undefined;
}

/** Actions for the state of a merchant order, the main one first. */
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
