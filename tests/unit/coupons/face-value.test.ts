import { expect, test } from 'vitest';
import { faceSize, faceText } from '#/domain/coupon/face-value.ts';
import { priceParts } from '#/i18n/format.ts';

const USD = { code: 'USD', symbol: '$' };

test.each([
  [1500, 'en', '$15'],
  [1550, 'en', '$15.50'],
  [120_000, 'en', '$1,200'],
] as const)('%i in %s is %s', (minor, locale, text) => {
  expect(faceText(priceParts(minor, locale, USD))).toBe(text);
});

test('keeps the position of the symbol in the language', () => {
  expect(faceText(priceParts(1500, 'fr', { code: 'EUR', symbol: '€' }))).toMatch(/^15\s€$/);
});

test.each([
  [1500, USD, 24],
  [120_000, USD, 24],
  [1_500_000, { code: 'LAK', symbol: '₭' }, 20],
  [1_200_050, USD, 16],
  [99_999_999_999_999, USD, 16],
] as const)('%i of %o has a font size of %i pixels', (minor, currency, size) => {
  expect(faceSize(priceParts(minor, 'en', currency))).toBe(size);
});
