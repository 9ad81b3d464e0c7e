import { describe, expect, it } from 'vitest';
import {
  captureWallet,
  cancelWallet,
  queryScan,
  startPayment,
} from '../../../mocks/market/payments.ts';
import { cancelOrder } from '../../../mocks/market/order-steps.ts';
import { answerWallet, approveScan, confirmCard } from '../../../mocks/market/providers.ts';
import { buy, openWorld, refusal } from './fixture.ts';
import type { World } from './fixture.ts';

function start({ market, mali }: World, orderNo: string, payType: string) {
  return startPayment(market, mali.id, { orderNo, payType, payChannel: 'pc' });
}

describe('wallet', () => {
  it('is captured once approved, and says so again', () => {
    const world = openWorld();
    const { market, mali, som } = world;
    const order = buy(world);
    const { payment, redirect } = start(world, order.no, 'paypal');
    expect(redirect).toBe(`/sandbox/wallet?token=${payment.id}`);
    const capture = () =>
      captureWallet(market, mali.id, { token: payment.id, payerId: 'P' }).status;
    expect(capture()).toBe(false);

    expect(answerWallet(market, payment.id, true)).toContain(`local_order_no=${order.no}`);
    expect(refusal(() => captureWallet(market, som.id, { token: payment.id, payerId: 'P' }))).toBe(
      'orderMissing',
    );
    expect(capture()).toBe(true);
    expect(capture()).toBe(true);
    expect(order.paid).toBe(true);
    expect(refusal(() => captureWallet(market, mali.id, { token: payment.id, payerId: '' }))).toBe(
      'payerMissing',
    );
    expect(refusal(() => captureWallet(market, mali.id, { token: 'x', payerId: 'P' }))).toBe(
      'paymentMissing',
    );
  });

  it('leaves the order unpaid, to be paid again, when refused', () => {
    const world = openWorld();
    const { market, mali } = world;
    const order = buy(world);
    const first = start(world, order.no, 'paypal').payment;
    answerWallet(market, first.id, false);
    cancelWallet(market, first.id);
    cancelWallet(market, 'unknown');
    expect(order).toMatchObject({ paid: false, cancelled: false });
    expect(start(world, order.no, 'paypal').payment.id).not.toBe(first.id);
    expect(captureWallet(market, mali.id, { token: first.id, payerId: 'P' }).status).toBe(false);
  });

  it('takes no money for a cancelled order', () => {
    const world = openWorld();
    const { market, mali } = world;
    const order = buy(world);
    const { payment } = start(world, order.no, 'paypal');
    answerWallet(market, payment.id, true);
    cancelOrder(market, mali.id, order.no);
    expect(captureWallet(market, mali.id, { token: payment.id, payerId: 'P' }).status).toBe(false);
    expect(refusal(() => start(world, order.no, 'paypal'))).toBe('orderCancelled');
  });
});

describe('card', () => {
  it('keeps its secret over several starts and survives a refusal', () => {
    const world = openWorld();
    const order = buy(world);
    const first = start(world, order.no, 'stripe');
    expect(first.payTypeBefore).toBe('paypal');
    expect(first.clientSecret).toMatch(/^pi_[0-9a-f]+_secret_[0-9a-f]+$/);
    expect(start(world, order.no, 'stripe').clientSecret).toBe(first.clientSecret);

    confirmCard(world.market, first.clientSecret ?? '', false);
    expect(order.paid).toBe(false);
    confirmCard(world.market, first.clientSecret ?? '', true);
    expect(order).toMatchObject({ paid: true, payType: 'stripe' });
    expect(refusal(() => start(world, order.no, 'stripe'))).toBe('orderPaid');
  });
});

describe('scan code', () => {
  it('is paid once the code was approved', () => {
    const world = openWorld();
    const { market, mali, som } = world;
    const order = buy(world);
    expect(refusal(() => queryScan(market, mali.id, order.no))).toBe('notScanOrder');
    const { payment } = start(world, order.no, 'wechat');
    expect(payment.currency).toBe('CNY');
    expect(queryScan(market, mali.id, order.no)).toBe(false);
    approveScan(market, payment.id);
    expect(queryScan(market, mali.id, order.no)).toBe(true);
    expect(refusal(() => queryScan(market, som.id, order.no))).toBe('orderMissing');
  });
});

describe('any payment', () => {
  it('is for the own order and a known method', () => {
    const world = openWorld();
    const order = buy(world);
    const input = { orderNo: order.no, payType: 'paypal', payChannel: 'pc' };
    expect(refusal(() => startPayment(world.market, world.som.id, input))).toBe('orderMissing');
    expect(refusal(() => start(world, order.no, 'cash'))).toBe('payTypeUnknown');
  });
});
