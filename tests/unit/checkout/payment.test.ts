import { describe, expect, it } from 'vitest';
import { enabledPayTypes, payTypeOf } from '#/domain/payment/pay-types.ts';
import { provideRuntimeConfig } from '#/config/runtime.ts';
import { resultSearch } from '#/domain/payment/result-search.ts';
import {
  failReason,
  isUncharged,
  resultPhase,
} from '#/pages/purchase/payment-result/result-state.ts';
import { BadRedirect, startPayment } from '#/domain/payment/start-payment.ts';

const read = (query: string) => resultSearch.parse(new URLSearchParams(query)).query;

type Facts = Parameters<typeof resultPhase>[0];

const facts = (change: Partial<Facts>): Facts => ({
  query: read('orderNo=M1'),
  orderNo: 'M1',
  capture: 'none',
  paid: null,
  orderGone: false,
  cancelled: null,
  waited: false,
  ...change,
});

describe('ways to pay', () => {
  const on = {
    paypalStatus: false,
    stripeStatus: true,
    wechatPaySwitch: true,
    publishableKey: 'pk_test',
  };

  it('are the enabled ones, the first of them selected', () => {
    expect(enabledPayTypes(on)).toEqual(['stripe', 'wechat']);
    expect(payTypeOf(on, null)).toBe('stripe');
    expect(payTypeOf(on, 'wechat')).toBe('wechat');
    expect(payTypeOf(on, 'paypal')).toBe('stripe');
    expect(
      payTypeOf({ paypalStatus: false, stripeStatus: false, wechatPaySwitch: false }, 'paypal'),
    ).toBeNull();
  });

  it('include cards only with a publishable key', () => {
    const withoutKey = { paypalStatus: true, stripeStatus: true, wechatPaySwitch: false };
    expect(enabledPayTypes(withoutKey)).toEqual(['paypal']);
    expect(payTypeOf(withoutKey, 'stripe')).toBe('paypal');
    provideRuntimeConfig(() => ({ stripePublishableKey: 'pk_configured' }));
    expect(enabledPayTypes(withoutKey)).toEqual(['paypal', 'stripe']);
    provideRuntimeConfig(() => ({}));
  });
});

describe('start of a payment', () => {
  const answer = (redirect: string | null) => async () =>
    ({
      status: false,
      payType: 'paypal',
      orderNo: 'M1',
      redirect,
      stripeClientSecret: 'secret',
    }) as const;

  it('redirects to the wallet', async () => {
    expect(
      await startPayment(
        { orderNo: 'M1', payType: 'paypal' },
        answer('https://wallet.example/1?token=T1'),
      ),
    ).toEqual({ kind: 'redirect', href: 'https://wallet.example/1?token=T1', token: 'T1' });
    expect(
      await startPayment({ orderNo: 'M1', payType: 'paypal' }, answer('/sandbox/wallet')),
    ).toEqual({ kind: 'redirect', href: '/sandbox/wallet', token: null });
  });

  it('rejects addresses that are not web pages', async () => {
    for (const bad of [null, '', 'javascript:alert(1)', '//evil.example', 'mailto:a@b.c']) {
      await expect(
        startPayment({ orderNo: 'M1', payType: 'paypal' }, answer(bad)),
      ).rejects.toBeInstanceOf(BadRedirect);
    }
  });

  it('shows the scan code, and makes no call for cards', async () => {
    expect(await startPayment({ orderNo: 'M1', payType: 'wechat' }, answer('weixin://x'))).toEqual({
      kind: 'scan',
      code: 'weixin://x',
    });
    expect(
      await startPayment({ orderNo: 'M1', payType: 'stripe' }, () =>
        Promise.reject(new Error('not asked')),
      ),
    ).toEqual({ kind: 'card' });
  });
});

describe('address of the result page', () => {
  it('is parsed in all formats', () => {
    expect(read('status=1&local_order_no=M1&token=T&PayerID=P')).toEqual({
      orderNo: 'M1',
      token: 'T',
      wallet: { token: 'T', payerId: 'P' },
      refusedBy: null,
      returned: true,
    });
    expect(read('status=0&local_order_no=M1&token=T')).toMatchObject({
      orderNo: 'M1',
      wallet: null,
      refusedBy: 'shopper',
    });
    expect(read('orderNo=M1&payment_intent=pi&redirect_status=failed')).toMatchObject({
      refusedBy: 'bank',
      returned: true,
    });
    expect(read('')).toEqual({
      orderNo: null,
      token: null,
      wallet: null,
      refusedBy: null,
      returned: false,
    });
  });
});

describe('the phase of the result page', () => {
  it('is paid only by the state of the order', () => {
    expect(
      resultPhase(
        facts({ query: read('status=1&orderNo=M1&redirect_status=succeeded'), paid: false }),
      ),
    ).toBe('confirming');
    expect(resultPhase(facts({ query: read('status=0&orderNo=M1'), paid: true }))).toBe('paid');
  });

  it('is failed if the provider refused and the order is unpaid', () => {
    const query = read('status=0&local_order_no=M1');
    expect(resultPhase(facts({ query, paid: null }))).toBe('confirming');
    expect(resultPhase(facts({ query, paid: false }))).toBe('failed');
    expect(resultPhase(facts({ capture: 'refused', paid: false }))).toBe('failed');
  });

  it('waits for the capture, then for the order, up to a limit', () => {
    expect(resultPhase(facts({ capture: 'running', orderNo: null }))).toBe('confirming');
    expect(resultPhase(facts({ capture: 'unknown', paid: null }))).toBe('confirming');
    expect(resultPhase(facts({ paid: false, waited: true }))).toBe('slow');
    expect(resultPhase(facts({ waited: true }))).toBe('slow');
  });

  it('offers to check again after a capture without a result, unless the order is paid', () => {
    expect(resultPhase(facts({ capture: 'unknown', paid: false }))).toBe('slow');
    expect(resultPhase(facts({ capture: 'unknown', orderNo: null }))).toBe('slow');
    expect(resultPhase(facts({ capture: 'unknown', paid: true }))).toBe('paid');
  });

  it('reports missing parameters', () => {
    expect(resultPhase(facts({ query: read(''), orderNo: null }))).toBe('missingParams');
    expect(resultPhase(facts({ query: read('payment_intent=pi'), orderNo: null }))).toBe(
      'missingOrder',
    );
    expect(resultPhase(facts({ orderGone: true, cancelled: false }))).toBe('gone');
    expect(resultPhase(facts({ orderGone: true, cancelled: null }))).toBe('confirming');
    expect(resultPhase(facts({ orderGone: true, cancelled: true }))).toBe('cancelled');
    expect(resultPhase(facts({ orderGone: true, cancelled: false, capture: 'done' }))).toBe('paid');
  });
});

describe('the failure of a payment', () => {
  const approved = read('status=1&token=T&PayerID=P');

  it('has a reason by the party that refused', () => {
    expect(failReason(read('status=0&token=T'), 'none')).toBe('turnedBack');
    expect(failReason(approved, 'refused')).toBe('walletRefused');
    expect(failReason(read('payment_intent=pi&redirect_status=failed'), 'none')).toBe(
      'bankRefused',
    );
  });

  it('is reported as uncharged only if that is certain', () => {
    expect(isUncharged(approved, 'none')).toBe(true);
    expect(isUncharged(approved, 'refused')).toBe(true);
    expect(isUncharged(approved, 'unknown')).toBe(false);
    expect(isUncharged(approved, 'done')).toBe(false);
    expect(isUncharged(read('orderNo=M1'), 'none')).toBe(true);
    expect(isUncharged(read('status=0&token=T'), 'none')).toBe(true);
    expect(isUncharged(read('payment_intent=pi&redirect_status=succeeded'), 'none')).toBe(false);
  });
});
