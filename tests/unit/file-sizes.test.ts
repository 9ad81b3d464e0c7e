import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const files = globSync('{src,openapi,mocks,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).map((file) => ({
  file,
  lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1,
}));
const lengths = files.map(({ lines }) => lines).toSorted((a, b) => a - b);
const quantile = (share: number) => lengths[Math.floor(lengths.length * share)];

test('no file of src, mocks and scripts has more than 300 lines', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(({ lines }) => lines > 300)).toEqual([]);
});

// Fewer fragments move both up: `fragments.test.ts`.
test('half of the files have at most 60 lines, and nine of ten at most 165', () => {
  expect(quantile(0.5)).toBeLessThanOrEqual(60);
  expect(quantile(0.9)).toBeLessThanOrEqual(165);
});
