import { expect, test } from 'vitest';
import { faceText } from '../../../src/features/coupons/face-value.ts';
import { priceParts } from '../../../src/i18n/format.ts';

test.each([
  [1500, 'en', '$15'],
  [1550, 'en', '$15.50'],
  [120_000, 'en', '$1,200'],
] as const)('%i in %s is %s', (minor, locale, text) => {
  expect(faceText(priceParts(minor, locale, 'USD'))).toBe(text);
});

test('the symbol stays where the language puts it', () => {
  expect(faceText(priceParts(1500, 'fr', 'EUR'))).toMatch(/^15\s€$/);
});
