// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  languageOfPayment,
  storeStartedPayment,
  orderOfPayment,
} from '#/domain/payment/started-payments.ts';
import { shortHash } from '#/lib/hash.ts';

beforeEach(() => {
  window.localStorage.clear();
  document.cookie = 'pay.language=; Max-Age=0; Path=/';
});

describe('a started payment', () => {
  it('is unknown before the first one', () => {
    expect(languageOfPayment('A')).toBeNull();
    expect(orderOfPayment('A')).toBeNull();
  });

  it('stores its language in a cookie and its order, by token', () => {
    storeStartedPayment('PT1', 'A', 'th');
    storeStartedPayment('PT2', 'B', 'fr');
    expect([languageOfPayment('A'), languageOfPayment('B')]).toEqual(['th', 'fr']);
    expect([orderOfPayment('A'), orderOfPayment('B')]).toEqual(['PT1', 'PT2']);
    expect(document.cookie).toContain('pay.language=');
  });

  it('uses the language of the last payment for an unknown token', () => {
    storeStartedPayment('PT1', 'A', 'th');
    storeStartedPayment('PT2', null, 'lao');
    expect(languageOfPayment('unknown')).toBe('lao');
    expect(languageOfPayment(null)).toBe('lao');
    expect(orderOfPayment('unknown')).toBeNull();
  });

  it('keeps the last five', () => {
    for (let n = 1; n <= 6; n += 1) storeStartedPayment(`PT${n}`, `T${n}`, n === 6 ? 'en' : 'th');
    expect(orderOfPayment('T1')).toBeNull();
    expect(orderOfPayment('T2')).toBe('PT2');
    expect(languageOfPayment('T6')).toBe('en');
  });

  it('ignores stored entries that are not valid', () => {
    const store = (stored: unknown) => localStorage.setItem('lychee.pay', JSON.stringify(stored));
    store([{ orderNo: 'M1', name: shortHash('A') }, { orderNo: 1 }, null]);
    expect(orderOfPayment('A')).toBe('M1');
    store({});
    expect(orderOfPayment('A')).toBeNull();
    document.cookie = `pay.language=${encodeURIComponent(`${shortHash('A')}:fr b:xx c`)}; Path=/`;
    expect([languageOfPayment('A'), languageOfPayment('unknown')]).toEqual(['fr', 'fr']);
  });
});
