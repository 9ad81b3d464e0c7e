// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  languageOfPayment,
  rememberStarted,
  startedOrder,
} from '../../../src/features/payment/pay-memory.ts';

beforeEach(() => {
  window.localStorage.clear();
  document.cookie = 'pay.language=; Max-Age=0; Path=/';
});

describe('a started payment', () => {
  it('is unknown before the first one', () => {
    expect(languageOfPayment('A')).toBeNull();
    expect(startedOrder('A')).toBeNull();
  });

  it('stores its language in a cookie and its order, by token', () => {
    rememberStarted('PT1', 'A', 'th');
    rememberStarted('PT2', 'B', 'fr');
    expect([languageOfPayment('A'), languageOfPayment('B')]).toEqual(['th', 'fr']);
    expect([startedOrder('A'), startedOrder('B')]).toEqual(['PT1', 'PT2']);
    expect(document.cookie).toContain('pay.language=');
  });

  it('uses the language of the last payment for an unknown token', () => {
    rememberStarted('PT1', 'A', 'th');
    rememberStarted('PT2', null, 'lao');
    expect(languageOfPayment('unknown')).toBe('lao');
    expect(languageOfPayment(null)).toBe('lao');
    expect(startedOrder('unknown')).toBeNull();
  });

  it('keeps the last five', () => {
    for (let n = 1; n <= 6; n += 1) rememberStarted(`PT${n}`, `T${n}`, n === 6 ? 'en' : 'th');
    expect(startedOrder('T1')).toBeNull();
    expect(startedOrder('T2')).toBe('PT2');
    expect(languageOfPayment('T6')).toBe('en');
  });
});
