import { fail } from './errors.ts';
import { markPaid } from './order-steps.ts';
import { hex } from './random.ts';
import type { Market } from './context.ts';
import type { MasterOrder, PayType, ProviderPayment } from './state.ts';

/** Simulates the payment providers: their pages, scripts and servers. */

/** A new payment; the card intent and the scan code of an order are the same for every start. */
export function openPayment(market: Market, order: MasterOrder, kind: PayType): ProviderPayment {
  const again = market.state.payments.find(
    (payment) => payment.orderNo === order.no && payment.kind === kind,
  );
  if (again && kind !== 'paypal') return again;

  const secret = hex(market.random, 24);
  const id = providerId(market, kind);
  const payment: ProviderPayment = {
    id,
    kind,
    orderNo: order.no,
    amount: order.payPrice,
    currency: kind === 'wechat' ? 'CNY' : 'USD',
    clientSecret: kind === 'stripe' ? `${id}_secret_${secret}` : null,
    state: 'open',
  };
  market.state.payments.push(payment);
  market.changed();
  return payment;
}

export function findPayment(market: Market, id: string): ProviderPayment {
  return market.state.payments.find((payment) => payment.id === id) ?? fail('paymentMissing');
}

export function findIntent(market: Market, clientSecret: string): ProviderPayment {
  return (
    market.state.payments.find((payment) => payment.clientSecret === clientSecret) ??
    fail('paymentMissing')
  );
}

/** Approves or refuses on the wallet's page. Returns the return address, without origin. */
export function answerWallet(market: Market, id: string, approved: boolean): string {
  const payment = findPayment(market, id);
  if (payment.kind !== 'paypal') fail('paymentMissing');
  if (payment.state !== 'captured') payment.state = approved ? 'approved' : 'refused';
  market.changed();

  const back = `/order/payment_result?status=${approved ? 1 : 0}&local_order_no=${payment.orderNo}&token=${id}`;
  return approved ? `${back}&PayerID=${hex(market.random, 13).toUpperCase()}` : back;
}

/** Result of the card script. An accepted payment is confirmed at once, as by a webhook. */
export function confirmCard(
  market: Market,
  clientSecret: string,
  accepted: boolean,
): ProviderPayment {
  const payment = findIntent(market, clientSecret);
  if (payment.state === 'captured') return payment;
  return accepted ? collect(market, payment) : refuse(market, payment);
}

/** Confirms a payment by scan code. */
export function approveScan(market: Market, id: string): ProviderPayment {
  const payment = findPayment(market, id);
  if (payment.kind !== 'wechat') fail('paymentMissing');
  return collect(market, payment);
}

/** Makes the provider hold payments: they are not confirmed until released. */
export function holdPayments(market: Market): void {
  market.state.paymentsHeld = true;
  market.changed();
}

/** Confirms held payments; those of cancelled orders are refunded. */
export function releasePayments(market: Market): void {
  market.state.paymentsHeld = false;
  for (const payment of market.state.payments.filter(({ state }) => state === 'held')) {
    const order = market.state.masterOrders.find(({ no }) => no === payment.orderNo);
    if (order && !order.cancelled && !order.paid) collect(market, payment);
    else refuse(market, payment);
  }
  market.changed();
}

/** Confirms the shopper's newest scan code. */
export function scanNewest(market: Market, userId: number): ProviderPayment {
  const mine = new Set(
    market.state.masterOrders.filter((order) => order.userId === userId).map(({ no }) => no),
  );
  const newest = market.state.payments.findLast(
    ({ kind, state, orderNo }) => kind === 'wechat' && state === 'open' && mine.has(orderNo),
  );
  return collect(market, newest ?? fail('paymentMissing'));
}

function collect(market: Market, payment: ProviderPayment): ProviderPayment {
  const order =
    market.state.masterOrders.find((master) => master.no === payment.orderNo) ??
    fail('orderMissing');
  if (payment.state === 'captured') return payment;
  if (order.paid) fail('orderPaid');
  if (market.state.paymentsHeld) {
    if (order.cancelled) fail('orderCancelled');
    payment.state = 'held';
    market.changed();
    return payment;
  }
  markPaid(market, order);
  payment.state = 'captured';
  return payment;
}

function refuse(market: Market, payment: ProviderPayment): ProviderPayment {
  payment.state = 'refused';
  market.changed();
  return payment;
}

function providerId(market: Market, kind: PayType): string {
  if (kind === 'stripe') return `pi_${hex(market.random, 24)}`;
  return hex(market.random, 17).toUpperCase();
}
