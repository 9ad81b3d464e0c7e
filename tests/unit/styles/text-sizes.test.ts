import postcss from 'postcss';
import { expect, test } from 'vitest';
import { fixedSizes } from '#scripts/styles/text-sizes.ts';

const found = (css: string) => fixedSizes(postcss.parse(css));

test.each([
  'a { font-size: 11px }',
  'a { font-size: clamp(1rem, 3vw, 44px) }',
  'a { font: 14px/1.5 sans-serif }',
  'a { line-height: 20px }',
  'a { display: flex; height: 44px }',
  'a { width: 100%; height: 16px }',
  'a > img, a { height: 40px }',
  '@media (max-width: 767px) { a { color: red } }',
])('%s does not grow with the text', (css) => {
  expect(found(css)).toHaveLength(1);
});

test.each([
  'a { font-size: 0.7em; line-height: 1.25rem }',
  'a { font-size: 0 }',
  'a { min-height: 44px; height: auto }',
  'a { height: 2.75rem }',
  'a { width: 44px; height: 44px }',
  'a > img { height: 200px }',
  'a { width: 100%; height: 300px; object-fit: cover }',
  'a::before { height: 24px }',
  'hr { height: 3px }',
  '@media (width < 48em) { a { padding: 16px } }',
])('%s grows with the text, or holds none', (css) => {
  expect(found(css)).toEqual([]);
});
