import { now, type Market } from './context.ts';
import { giveBackCoupon } from './coupons.ts';
import { fail } from './errors.ts';
import { isSigned } from './logistics.ts';
import { sendPaidNotice } from './notices.ts';
import { masterOf, ownMaster, ownMerchantOrder, partsOf } from './order-queries.ts';
import { earnPoints, startThaw } from './points.ts';
import { giveBackPieces } from './stock.ts';
import type { Millis } from './model.ts';
import type { Delivery, MasterOrder, MerchantOrder } from './state.ts';

const CANCEL_AFTER: Millis = 2 * 60 * 60 * 1000;

/** Time at which an unpaid order is cancelled automatically. */
export function cancelTime(master: MasterOrder): Millis {
  return master.createTime + CANCEL_AFTER;
}

/** Cancels an order for its shopper. Idempotent. */
export function cancelOrder(market: Market, userId: number, no: string): void {
  const master = ownMaster(market, userId, no);
  if (master.paid) fail('orderPaidKeep');
  giveUp(market, master);
}

export function cancelOverdueOrders(market: Market): void {
  const time = now(market);
  const overdue = market.state.masterOrders.filter(
    (master) => !master.paid && !master.cancelled && cancelTime(master) <= time,
  );
  for (const master of overdue) giveUp(market, master);
}

/** Marks the whole order as paid. Idempotent. */
export function markPaid(market: Market, master: MasterOrder): void {
  if (master.cancelled) fail('orderCancelled');
  if (master.paid) return;
  master.paid = true;
  master.payTime = now(market);
  for (const order of partsOf(market, master.no)) earnPoints(market, order);
  sendPaidNotice(market, master);
  market.changed();
}

export function shipOrder(market: Market, no: string, delivery: Delivery): MerchantOrder {
  const order =
    market.state.merchantOrders.find((candidate) => candidate.no === no) ?? fail('orderMissing');
  if (order.status !== 0 || !masterOf(market, order).paid) fail('orderNotToShip');
  if (order.refundStatus !== 0) fail('orderInRefund');
  order.status = 1;
  order.delivery = { ...delivery, shipTime: now(market) };
  market.changed();
  return order;
}

/** Marks a parcel as signed for and completes its order. */
export function signForParcel(market: Market, no: string): MerchantOrder {
  const order =
    market.state.merchantOrders.find((candidate) => candidate.no === no) ?? fail('orderMissing');
  if (order.status !== 1 || order.delivery?.type !== 'express') fail('orderNotShipped');
  order.delivery.signedTime = now(market);
  complete(market, order);
  return order;
}

/** Confirms the receipt. */
export function takeOrder(market: Market, userId: number, no: string): void {
  const order = ownMerchantOrder(market, userId, no);
  if (order.status !== 1) fail('orderNotShipped');
  complete(market, order);
}

/** Confirms the receipt of parcels that were signed for. */
export function receiveSigned(market: Market): void {
  const signed = market.state.merchantOrders.filter(
    (order) => order.status === 1 && isSigned(market, order),
  );
  for (const order of signed) complete(market, order);
}

/** Deletes a completed order for its shopper. */
export function deleteOrder(market: Market, userId: number, no: string): void {
  const order = ownMerchantOrder(market, userId, no);
  if (order.status !== 3) fail('orderNotCompleted');
  if (!masterOf(market, order).paid) fail('orderUnpaid');
  if (order.refundStatus === 1 || order.refundStatus === 2) fail('orderInRefund');
  order.deletedByUser = true;
  market.changed();
}

function complete(market: Market, order: MerchantOrder): void {
  order.status = 3;
  for (const line of order.lines) line.received = true;
  startThaw(market, order.no);
  market.changed();
}

function giveUp(market: Market, master: MasterOrder): void {
  if (master.cancelled) return;
  master.cancelled = true;
  for (const order of partsOf(market, master.no)) {
    order.status = 9;
    giveBackPieces(market, order.lines);
  }
  giveBackCoupon(market, master.userCouponId);
  market.changed();
}
