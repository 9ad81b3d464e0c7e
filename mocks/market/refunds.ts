import { nextId, now, type Market } from './context.ts';
import { giveBackCoupon } from './coupons.ts';
import { fail } from './errors.ts';
import { orderNumber } from './numbers.ts';
import { masterOf, ownMerchantOrder, partsOf } from './order-queries.ts';
import { withdrawPoints } from './points.ts';
import { asWritten, reasonText } from './refund-reasons.ts';
import { giveBackPieces } from './stock.ts';
import type { Picture, Text } from './model.ts';
import type { MerchantOrder } from './state.ts';
import type { RefundOrder } from './state-refunds.ts';

export interface RefundInput {
  orderNo: string;
  reason: string;
  pictures: Picture[];
  remark: string;
}

const REFUSALS = { 1: 'refundApplied', 2: 'refundRunning', 3: 'refundDone' } as const;

/** Requests the refund of a whole merchant order, freight included, before shipping or after receipt. */
export function applyRefund(
  market: Market,
  userId: number,
  { orderNo, reason, pictures, remark }: RefundInput,
): RefundOrder {
  const order = ownMerchantOrder(market, userId, orderNo);
  if (!masterOf(market, order).paid) fail('orderUnpaid');
  if (order.status === 1) fail('refundUnderWay');
  if (order.refundStatus !== 0) fail(REFUSALS[order.refundStatus]);

  const refund: RefundOrder = {
    id: nextId(market),
    no: orderNumber(market, 'RE'),
    orderNo,
    userId,
    status: 0,
    price: order.payPrice,
    reason: reasonText(reason),
    pictures,
    remark,
    refusal: null,
    refundTime: null,
    createTime: now(market),
  };
  order.refundStatus = 1;
  market.state.refunds.push(refund);
  market.changed();
  return refund;
}

/** Newest first. */
export function listRefunds(market: Market, userId: number): RefundOrder[] {
  return market.state.refunds
    .filter((refund) => refund.userId === userId)
    .sort((a, b) => b.createTime - a.createTime || b.id - a.id);
}

export function ownRefund(market: Market, userId: number, no: string): RefundOrder {
  return (
    market.state.refunds.find((refund) => refund.no === no && refund.userId === userId) ??
    fail('refundMissing')
  );
}

/** The order behind a refund, deleted by its shopper or not. */
export function refundedOrder(market: Market, { orderNo }: RefundOrder): MerchantOrder {
  return market.state.merchantOrders.find(({ no }) => no === orderNo) ?? fail('orderMissing');
}

/** Accepts a refund. Wallet and card pay back at once; a scan-code payment waits for its provider. */
export function acceptRefund(market: Market, refund: RefundOrder): void {
  if (refund.status !== 0) fail('refundDecided');
  const order = refundedOrder(market, refund);
  if (masterOf(market, order).payType !== 'wechat') return payBack(market, refund, order);
  refund.status = 2;
  order.refundStatus = 2;
  market.changed();
}

/** Refuses a refund with a reason. The shopper may request another one. */
export function refuseRefund(market: Market, refund: RefundOrder, why: string | Text): void {
  if (refund.status !== 0) fail('refundDecided');
  const refusal = typeof why === 'string' ? asWritten(why.trim()) : why;
  if (!refusal.en) fail('refusalMissing');
  refund.status = 1;
  refund.refusal = refusal;
  refundedOrder(market, refund).refundStatus = 0;
  market.changed();
}

/** The provider of a scan-code payment has sent the money back. */
export function confirmRefund(market: Market, refund: RefundOrder): void {
  if (refund.status !== 2) fail('refundNotRunning');
  payBack(market, refund, refundedOrder(market, refund));
}

function payBack(market: Market, refund: RefundOrder, order: MerchantOrder): void {
  refund.status = 3;
  refund.refundTime = now(market);
  order.refundStatus = 3;
  giveBackPieces(market, order.lines);
  withdrawPoints(market, order);
  if (isCouponFree(market, order)) giveBackCoupon(market, masterOf(market, order).userCouponId);
  market.changed();
}

/** Returns a coupon when all merchant orders that used it are refunded. */
function isCouponFree(market: Market, order: MerchantOrder): boolean {
  const served = partsOf(market, order.masterNo).filter(({ couponFee }) => couponFee > 0);
  return served.includes(order) && served.every(({ refundStatus }) => refundStatus === 3);
}
