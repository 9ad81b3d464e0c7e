import { expect, test } from 'vitest';
import { isBroadHas } from '#scripts/styles/broad-has.ts';

test.each([
  '.root:has(> figure + figure) > *',
  '.root tr:not(:has(> :nth-child(3))) > :first-child',
  '.root:has(.panel) :focus-visible',
])('%s names no element after :has()', (selector) => {
  expect(isBroadHas(selector)).toBe(true);
});

test.each([
  '.root > * + *',
  '.root:has(> input:checked)',
  '.root > :not(:has(:checked))',
  '.root:has(.panel) .head::after',
  '.root:has(> h3:first-child + p) > h3',
  '.root tr:not(:has(> :nth-child(3))) > :is(th, td):first-child',
])('%s does', (selector) => {
  expect(isBroadHas(selector)).toBe(false);
});
