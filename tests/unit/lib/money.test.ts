import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountPercent, largestDiscount, sumAmounts, toAmount, toMinor } from '#/lib/money.ts';

/** Digits with a point, shifted by `scale`. */
function plain(digits: string, scale: number): string {
  if (scale <= 0) return digits + '0'.repeat(digits === '0' ? 0 : -scale);
  const padded = digits.padStart(scale + 1, '0');
  return `${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}

/** `1.23E+4`, with `before` digits before the point. */
function scientific(digits: string, scale: number, sign: string): string {
  const exponent = digits.length - 1 - scale;
  const fraction = digits.slice(1);
  return `${digits.charAt(0)}${fraction && `.${fraction}`}E${exponent < 0 ? '' : sign}${exponent}`;
}

/** BigDecimal: toPlainString, toString, stripTrailingZeros; Double.toString, DecimalFormat; JSON. */
function spellingsOf(unscaled: bigint, scale: number): string[] {
  const minus = unscaled < 0n ? '-' : '';
  const digits = String(unscaled < 0n ? -unscaled : unscaled);
  const stripped = digits.replace(/0+$/, '') || '0';
  const strippedScale = digits === '0' ? 0 : scale - (digits.length - stripped.length);
  const point = plain(digits, scale);
  return [
    point,
    point.replace(/^0\./, '.'),
    point.includes('.') ? `${point}000` : `${point}.0`,
    scientific(digits, scale, '+'),
    scientific(stripped, strippedScale, '+'),
    scientific(stripped, strippedScale, '').toLowerCase(),
    scientific(stripped, strippedScale, '+').replace(/^(\d)E/, '$1.0E'),
    `${digits}E${-scale}`,
  ].map((spelling) => minus + spelling);
}

describe('an amount', () => {
  test.each([
    ['7', 700],
    ['7.', 700],
    ['  7.5 ', 750],
    ['−3.20', -320],
    ['1.239', 123],
    [undefined, 0],
    [12.5, 1250],
    [null, 0],
    ['.5', 50],
    ['1E+2', 10_000],
    ['1.0E2', 10_000],
    ['0E-8', 0],
    ['0E+999999999', 0],
    ['1E-999999999', 0],
    ['-1.5e1', -1500],
    [1e21, Number.NaN],
    ['1E+999999999', Number.NaN],
    ['9'.repeat(400), Number.NaN],
    ['', Number.NaN],
    ['.', Number.NaN],
    ['NaN', Number.NaN],
    ['Infinity', Number.NaN],
    ['1,234.50', Number.NaN],
    ['0x10', Number.NaN],
    ['x7', Number.NaN],
    ['7x', Number.NaN],
  ])('%s has %s minor units', (amount, minor) => {
    expect(toMinor(amount)).toBe(minor);
  });

  test('is written with two decimals', () => {
    expect([0, 5, 1050, -320].map(toAmount)).toEqual(['0.00', '0.05', '10.50', '-3.20']);
  });

  test('is added without floats', () => {
    expect(sumAmounts(['0.10', '0.20', '-0.05'])).toBe('0.25');
    expect(sumAmounts([])).toBe('0.00');
  });

  test('that is unknown makes a sum unknown', () => {
    expect(sumAmounts(['0.10', 'x'])).toBe('');
    expect(toAmount(toMinor('x'))).toBe('');
  });

  // A decimal number is `unscaled` / 10 ** `scale`, as Java's BigDecimal.
  const decimals = fc.record({
    unscaled: fc.bigInt({ min: -(10n ** 11n), max: 10n ** 11n }),
    scale: fc.integer({ min: -2, max: 12 }),
  });
  const exact = (unscaled: bigint, scale: number) =>
    Number(
      (unscaled * 10n ** BigInt(Math.max(-scale, 0)) * 100n) / 10n ** BigInt(Math.max(scale, 0)),
    );

  test('is read in every spelling of Java and JSON', () => {
    fc.assert(
      fc.property(decimals, ({ unscaled, scale }) => {
        for (const spelling of spellingsOf(unscaled, scale))
          // `+ 0` turns -0 into 0.
          expect(toMinor(spelling) + 0, spelling).toBe(exact(unscaled, scale) + 0);
      }),
    );
  });

  test('is read as JSON writes its number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (minor) => {
        expect(toMinor(JSON.stringify(minor / 100))).toBe(minor);
        expect(toMinor(minor / 100)).toBe(minor);
        expect(toMinor(toAmount(minor))).toBe(minor);
      }),
    );
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
    [1, 999_999_999, 99],
    [1, Number.MAX_SAFE_INTEGER, 99],
    [2, 300, 99],
    [101, 300, 66],
    [Number.NaN, 100, 0],
    [100, Number.NaN, 0],
  ])('of the price %i, originally %i, is %i per cent', (price, original, percent) => {
    expect(discountPercent(price, original)).toBe(percent);
  });

  test('of several products is the largest one', () => {
    const of = (price: string, otPrice: string) => ({ price, otPrice });
    expect(largestDiscount([of('70', '100'), of('60.00', '100.00'), of('99', '100')])).toBe(40);
    expect(largestDiscount([of('99', '100')])).toBe(0);
    expect(largestDiscount([])).toBe(0);
  });
});
