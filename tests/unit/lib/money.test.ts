import { describe, expect, test } from 'vitest';
import { discountPercent, largestDiscount, sumAmounts, toMinor } from '#/lib/money.ts';

describe('an amount', () => {
  test.each([
    ['7', 700],
    ['7.', 700],
    ['  7.5 ', 750],
    ['−3.20', -320],
    ['1.239', 123],
    [undefined, 0],
    [12.5, 1250],
    ['x7', 0],
    ['7x', 0],
  ])('%s has %s minor units', (amount, minor) => {
    expect(toMinor(amount)).toBe(minor);
  });

  test('is added without floats', () => {
    expect(sumAmounts(['0.10', '0.20', '-0.05'])).toBe('0.25');
    expect(sumAmounts([])).toBe('0.00');
  });
});

describe('the discount', () => {
  test.each([
    [100, 125, 20],
    [100, 124, 0],
    [50, 100, 50],
    [0, 100, 0],
    [-50, 100, 0],
    [100, 90, 0],
    [100, 50, 0],
  ])('of the price %i, originally %i, is %i per cent', (price, original, percent) => {
    expect(discountPercent(price, original)).toBe(percent);
  });

  test('is shown from the given share on', () => {
    expect(discountPercent(96, 100, 5)).toBe(0);
    expect(discountPercent(95, 100, 5)).toBe(5);
    expect(discountPercent(100, 100, 0)).toBe(0);
    expect(discountPercent(0, 0, 0)).toBe(0);
  });

  test('of several products is the largest one', () => {
    const of = (price: string, otPrice: string) => ({ price, otPrice });
    expect(largestDiscount([of('70', '100'), of('60.00', '100.00'), of('99', '100')])).toBe(40);
    expect(largestDiscount([of('99', '100')])).toBe(0);
    expect(largestDiscount([])).toBe(0);
  });
});
