import { describe, expect, it } from 'vitest';
import { PRE_ORDER_LIFE_MS } from '#/backend/limits.ts';
import {
  timeLeftText,
  remainingMs,
  expiryPhase,
  nextCheckDelay,
  WARN_MS,
} from '#/pages/purchase/checkout/pre-order-expiry.ts';

describe('life of a pre-order', () => {
  it('decreases from five minutes to 0', () => {
    expect(remainingMs(1000, 1000)).toBe(PRE_ORDER_LIFE_MS);
    expect(remainingMs(1000, 61_000)).toBe(4 * 60_000);
    expect(remainingMs(0, PRE_ORDER_LIFE_MS + 1)).toBe(0);
  });

  it('is not extended by a clock that is set back', () => {
    expect(remainingMs(5000, 1000)).toBe(PRE_ORDER_LIFE_MS);
  });

  it('warns in the last minute', () => {
    expect(expiryPhase(WARN_MS + 1)).toBe('fresh');
    expect(expiryPhase(WARN_MS)).toBe('soon');
    expect(expiryPhase(0)).toBe('over');
  });

  it('is checked at the warning, then every second, until it ends', () => {
    expect(nextCheckDelay(PRE_ORDER_LIFE_MS)).toBe(PRE_ORDER_LIFE_MS - WARN_MS);
    expect(nextCheckDelay(WARN_MS)).toBe(1000);
    expect(nextCheckDelay(42_300)).toBe(300);
    expect(nextCheckDelay(0)).toBeNull();
  });

  it('shows minutes and seconds', () => {
    expect(timeLeftText(60_000)).toBe('1:00');
    expect(timeLeftText(41_001)).toBe('0:42');
    expect(timeLeftText(0)).toBe('0:00');
  });
});
