import { describe, expect, it } from 'vitest';
import { captureWallet, cancelWallet, queryScan, startPayment } from '#mocks/market/payments.ts';
import { cancelOrder } from '#mocks/market/order-steps.ts';
import { answerWallet, approveScan, confirmCard } from '#mocks/market/providers.ts';
import { buy, openFixture, refusal, type Fixture } from './fixture.ts';

function start({ market, mali }: Fixture, orderNo: string, payType: string) {
  return startPayment(market, mali.id, { orderNo, payType, payChannel: 'pc' });
}

describe('wallet', () => {
  it('is captured once approved, repeatably', () => {
    const fixture = openFixture();
    const { market } = fixture;
    const order = buy(fixture);
    const { payment, redirect } = start(fixture, order.no, 'paypal');
    expect(redirect).toBe(`/sandbox/wallet?token=${payment.id}`);
    const capture = () => captureWallet(market, { token: payment.id, payerId: 'P' }).status;
    expect(capture()).toBe(false);

    expect(answerWallet(market, payment.id, true)).toContain(`local_order_no=${order.no}`);
    expect(capture()).toBe(true);
    expect(capture()).toBe(true);
    expect(order.paid).toBe(true);
    expect(refusal(() => captureWallet(market, { token: payment.id, payerId: '' }))).toBe(
      'payerMissing',
    );
    expect(refusal(() => captureWallet(market, { token: 'x', payerId: 'P' }))).toBe(
      'paymentMissing',
    );
  });

  it('keeps the order unpaid if refused, to be paid again', () => {
    const fixture = openFixture();
    const { market } = fixture;
    const order = buy(fixture);
    const first = start(fixture, order.no, 'paypal').payment;
    answerWallet(market, first.id, false);
    cancelWallet(market, first.id);
    cancelWallet(market, 'unknown');
    expect(order).toMatchObject({ paid: false, cancelled: false });
    expect(start(fixture, order.no, 'paypal').payment.id).not.toBe(first.id);
    expect(captureWallet(market, { token: first.id, payerId: 'P' }).status).toBe(false);
  });

  it('is not captured for a cancelled order', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    const order = buy(fixture);
    const { payment } = start(fixture, order.no, 'paypal');
    answerWallet(market, payment.id, true);
    cancelOrder(market, mali.id, order.no);
    expect(captureWallet(market, { token: payment.id, payerId: 'P' }).status).toBe(false);
    expect(refusal(() => start(fixture, order.no, 'paypal'))).toBe('orderCancelled');
  });
});

describe('a wallet payment', () => {
  const begun = () => {
    const fixture = openFixture();
    const order = buy(fixture);
    const { payment } = start(fixture, order.no, 'paypal');
    answerWallet(fixture.market, payment.id, true);
    const capture = (token = payment.id) => captureWallet(fixture.market, { token, payerId: 'P' });
    return { fixture, order, payment, capture };
  };

  it('that is held counts as paid for the shopper, and the order is not paid', () => {
    const { fixture, order, payment, capture } = begun();
    fixture.market.state.paymentsHeld = true;
    expect(capture()).toEqual({ status: true, order });
    fixture.market.state.paymentsHeld = false;
    expect(capture()).toEqual({ status: true, order });
    expect([order.paid, payment.state]).toEqual([false, 'held']);
    expect(refusal(() => cancelWallet(fixture.market, payment.id))).toBe('orderPaid');
  });

  it('is not cancelled once it is captured', () => {
    const { fixture, payment, capture } = begun();
    capture();
    expect(payment.state).toBe('captured');
    expect(refusal(() => cancelWallet(fixture.market, payment.id))).toBe('orderPaid');
  });

  it('is cancelled by its own token only', () => {
    const { fixture, payment, capture } = begun();
    const card = start(fixture, buy(fixture).no, 'stripe').payment;
    const second = start(fixture, buy(fixture).no, 'paypal').payment;
    const states = () => [payment.state, card.state, second.state];
    const before = states();
    cancelWallet(fixture.market, card.id);
    cancelWallet(fixture.market, 'unknown');
    expect(states()).toEqual(before);
    cancelWallet(fixture.market, second.id);
    expect(states()).toEqual([before[0], before[1], 'refused']);
    expect(refusal(() => capture(card.id))).toBe('paymentMissing');
  });
});

describe('the way to a provider', () => {
  it.each([
    ['paypal', 'pc', /^\/sandbox\/wallet\?token=/],
    ['stripe', 'pc', null],
    ['wechat', 'pc', /^weixin:\/\/wxpay\/bizpayurl\?pr=/],
    ['wechat', 'h5', /^\/sandbox\/scan\?token=/],
  ])('%s from %s', (payType, payChannel, address) => {
    const fixture = openFixture();
    const order = buy(fixture);
    const { redirect } = startPayment(fixture.market, fixture.mali.id, {
      orderNo: order.no,
      payType,
      payChannel,
    });
    if (address) expect(redirect).toMatch(address);
    else expect(redirect).toBeNull();
    expect(order.redirect).toBe(redirect ?? '');
  });
});

describe('card', () => {
  it('keeps its secret over several starts and after a refusal', () => {
    const fixture = openFixture();
    const order = buy(fixture);
    const first = start(fixture, order.no, 'stripe');
    expect(first.payTypeBefore).toBe('paypal');
    expect(first.clientSecret).toMatch(/^pi_[0-9a-f]+_secret_[0-9a-f]+$/);
    expect(start(fixture, order.no, 'stripe').clientSecret).toBe(first.clientSecret);

    confirmCard(fixture.market, first.clientSecret ?? '', false);
    expect(order.paid).toBe(false);
    confirmCard(fixture.market, first.clientSecret ?? '', true);
    expect(order).toMatchObject({ paid: true, payType: 'stripe' });
    expect(refusal(() => start(fixture, order.no, 'stripe'))).toBe('orderPaid');
  });
});

describe('scan code', () => {
  it('is paid once the code is approved', () => {
    const fixture = openFixture();
    const { market, mali, som } = fixture;
    const order = buy(fixture);
    expect(refusal(() => queryScan(market, mali.id, order.no))).toBe('notScanOrder');
    const { payment } = start(fixture, order.no, 'wechat');
    expect(payment.currency).toBe('CNY');
    expect(queryScan(market, mali.id, order.no)).toBe(false);
    approveScan(market, payment.id);
    expect(queryScan(market, mali.id, order.no)).toBe(true);
    expect(refusal(() => queryScan(market, som.id, order.no))).toBe('orderMissing');
    const other = buy(fixture);
    cancelOrder(market, mali.id, other.no);
    expect(refusal(() => queryScan(market, mali.id, other.no))).toBe('orderCancelled');
  });
});

describe('any payment', () => {
  it('requires an order of the user and a known method', () => {
    const fixture = openFixture();
    const order = buy(fixture);
    const input = { orderNo: order.no, payType: 'paypal', payChannel: 'pc' };
    expect(refusal(() => startPayment(fixture.market, fixture.som.id, input))).toBe('orderMissing');
    expect(refusal(() => start(fixture, order.no, 'cash'))).toBe('payTypeUnknown');
  });
});
