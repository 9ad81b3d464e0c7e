import { expect, it } from 'vitest';
import { optionText } from '#/backend/option-text.ts';

it.each([
  ['default', ''],
  ['Default', ''],
  [null, ''],
  ['Chestnut,Medium 30 cm', 'Chestnut · Medium 30 cm'],
])('shows the option %s as "%s"', (sku, text) => {
  expect(optionText(sku)).toBe(text);
});
