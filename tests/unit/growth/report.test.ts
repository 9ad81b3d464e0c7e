import { expect, it } from 'vitest';
import { exceeded, exponentOf, type Row } from '#scripts/growth/report.ts';

const SIZES = [10, 100, 1000];

it.each([
  ['does not grow', [7, 7, 7], 0],
  ['is zero', [0, 0, 0], 0],
  ['grows as the size does', [20, 200, 2000], 1],
  ['grows as its square', [1, 100, 10_000], 2],
  ['grows as its root', [10, 31.62, 100], 0.5],
  ['falls', [100, 10, 1], -1],
])('the exponent of a cost that %s', (_, costs, k) => {
  expect(exponentOf(SIZES, costs)).toBeCloseTo(k, 2);
});

it('finds rows over their bound, by exponent and by the largest cost', () => {
  const row = (what: string, costs: number[], bound: Row['bound']) => ({
    what,
    unit: 'KB',
    costs,
    bound,
  });
  const rows = [
    row('steep', [1, 10, 100], { k: 0.9 }),
    row('flat', [5, 5, 6], { k: 0.1 }),
    row('large', [1, 301, 2], { most: 300 }),
    row('small', [1, 300, 2], { most: 300 }),
  ];
  expect(exceeded({ title: 'lines', sizes: SIZES, rows })).toEqual([
    'lines: steep, KB',
    'lines: large, KB',
  ]);
});
