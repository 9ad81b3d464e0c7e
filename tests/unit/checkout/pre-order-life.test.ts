import { describe, expect, it } from 'vitest';
import {
  clockText,
  LIFE_MS,
  lifeLeft,
  lifePhase,
  nextLook,
  WARN_MS,
} from '../../../src/pages/checkout/pre-order-life.ts';

describe('life of a pre-order', () => {
  it('runs down from five minutes and never below nought', () => {
    expect(lifeLeft(1000, 1000)).toBe(LIFE_MS);
    expect(lifeLeft(1000, 61_000)).toBe(4 * 60_000);
    expect(lifeLeft(0, LIFE_MS + 1)).toBe(0);
  });

  it('is not prolonged by a clock that was set back', () => {
    expect(lifeLeft(5000, 1000)).toBe(LIFE_MS);
  });

  it('warns in the last minute', () => {
    expect(lifePhase(WARN_MS + 1)).toBe('fresh');
    expect(lifePhase(WARN_MS)).toBe('soon');
    expect(lifePhase(0)).toBe('over');
  });

  it('looks again at the warning, then with every second, then no more', () => {
    expect(nextLook(LIFE_MS)).toBe(LIFE_MS - WARN_MS);
    expect(nextLook(WARN_MS)).toBe(1000);
    expect(nextLook(42_300)).toBe(300);
    expect(nextLook(0)).toBeNull();
  });

  it('shows minutes and seconds', () => {
    expect(clockText(60_000)).toBe('1:00');
    expect(clockText(41_001)).toBe('0:42');
    expect(clockText(0)).toBe('0:00');
  });
});
