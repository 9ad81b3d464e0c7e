import { fail } from './errors.ts';
import { isPayType } from './order-create.ts';
import { ownMaster } from './order-queries.ts';
import { openPayment } from './providers.ts';
import { markPaid } from './order-steps.ts';
import type { Market } from './context.ts';
import type { MasterOrder, PayType, ProviderPayment } from './state.ts';

export interface PaymentInput {
  orderNo: string;
  payType: string;
  payChannel: string;
}

export interface PaymentStart {
  order: MasterOrder;
  /** the order's pay type before this call */
  payTypeBefore: PayType;
  payment: ProviderPayment;
  /** approval page of the wallet, or content of the scan code; null for cards */
  redirect: string | null;
  clientSecret: string | null;
}

/** Starts a payment, optionally by another method than before. */
export function startPayment(market: Market, userId: number, input: PaymentInput): PaymentStart {
  const order = ownMaster(market, userId, input.orderNo);
  const { payType, payChannel } = input;
  if (!isPayType(payType)) fail('payTypeUnknown');
  if (order.cancelled) fail('orderCancelled');
  if (order.paid) fail('orderPaid');

  const payTypeBefore = order.payType;
  const payment = openPayment(market, order, payType);
  const redirect = redirectOf(payment, payChannel);
  Object.assign(order, { payType, payChannel, providerId: payment.id, redirect: redirect ?? '' });
  market.changed();
  return { order, payTypeBefore, payment, redirect, clientSecret: payment.clientSecret };
}

export interface Capture {
  status: boolean;
  order: MasterOrder;
}

/** Captures an approved wallet payment, of whichever shopper. Idempotent: true for a paid order. */
export function captureWallet(market: Market, input: { token: string; payerId: string }): Capture {
  if (!input.payerId) fail('payerMissing');
  const payment = market.state.payments.find(
    ({ id, kind }) => kind === 'paypal' && id === input.token,
  );
  const order = market.state.masterOrders.find(({ no }) => no === payment?.orderNo);
  if (!payment || !order) fail('paymentMissing');

  if (order.paid || payment.state === 'held') return { status: true, order };
  if (payment.state !== 'approved' || order.cancelled) return { status: false, order };
  if (market.state.paymentsHeld) {
    payment.state = 'held';
    market.changed();
    return { status: true, order };
  }
  payment.state = 'captured';
  markPaid(market, order);
  return { status: true, order };
}

/** Cancels a wallet payment; the order stays and can be paid again. */
export function cancelWallet(market: Market, token: string): void {
  const payment = market.state.payments.find(({ id, kind }) => kind === 'paypal' && id === token);
  if (!payment) return;
  if (payment.state === 'captured' || payment.state === 'held') fail('orderPaid');
  payment.state = 'refused';
  market.changed();
}

/** Whether a scan-code order has been paid. */
export function queryScan(market: Market, userId: number, orderNo: string): boolean {
  const order = ownMaster(market, userId, orderNo);
  if (order.cancelled) fail('orderCancelled');
  if (order.payType !== 'wechat') fail('notScanOrder');
  return order.paid;
}

function redirectOf({ id, kind }: ProviderPayment, payChannel: string): string | null {
  if (kind === 'paypal') return `/sandbox/wallet?token=${id}`;
  if (kind === 'stripe') return null;
  return payChannel === 'pc' ? `weixin://wxpay/bizpayurl?pr=${id}` : `/sandbox/scan?token=${id}`;
}
