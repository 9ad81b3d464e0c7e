import { expect, test } from 'vitest';
import { isCostlyHas } from '#scripts/styles/costly-has.ts';

test.each([
  '.root:has(> figure + figure) > *',
  '.root tr:not(:has(> :nth-child(3))) > :first-child',
  '.root:has(.panel) :focus-visible',
  '.root:has(.panel) > :not(.head)',
])('%s is costly', (selector) => {
  expect(isCostlyHas(selector)).toBe(true);
});

test.each([
  '.root > * + *',
  '.root:has(> input:checked)',
  '.root > :not(:has(:checked))',
  '.root:has(.panel) .head::after',
  '.root:has(> h3:first-child + p) > h3',
  '.root tr:not(:has(> :nth-child(3))) > :is(th, td):first-child',
])('%s is not', (selector) => {
  expect(isCostlyHas(selector)).toBe(false);
});
