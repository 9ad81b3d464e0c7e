import { describe, expect, test } from 'vitest';
import { cartSaveBodyCartNumMax } from '#generated/zod/cart/cart.zod.ts';
import {
  lineTotal,
  MAX_QUANTITY,
  maxQuantity,
  piecesOf,
  sumOf,
  withoutLines,
  withQuantities,
} from '#/domain/cart/lines.ts';
import { line } from './lines.fixture.ts';

const groups = [
  { merId: 1, merName: 'A', cartInfoList: [line(1), line(2)] },
  { merId: 2, merName: 'B', cartInfoList: [line(3)] },
];

describe('sums', () => {
  test('are exact', () => {
    const lines = [line(1, { price: '0.10', cartNum: 3 }), line(2, { price: '19.99', cartNum: 2 })];
    expect(lines.map(lineTotal)).toEqual([30, 3998]);
    expect(sumOf(lines)).toBe(4028);
    expect(piecesOf(lines)).toBe(5);
  });

  test('count a missing price as 0', () => {
    expect(sumOf([line(1, { price: null, attrStatus: false, stock: null })])).toBe(0);
  });
});

test('removes a group with its last line', () => {
  expect(
    withoutLines(groups, new Set([2, 3])).map(({ merId, cartInfoList }) => [
      merId,
      cartInfoList.length,
    ]),
  ).toEqual([[1, 1]]);
});

test('pending quantities override those of the backend', () => {
  const [first] = withQuantities(groups, new Map([[2, 7]]));
  expect(first?.cartInfoList.map(({ cartNum }) => cartNum)).toEqual([1, 7]);
});

test.each([
  [5, 5],
  [120, 99],
  [0, 1],
  [null, 99],
])('a stock of %s allows %s pieces', (stock, most) => {
  expect(maxQuantity({ stock })).toBe(most);
});

test('keeps the identity of unchanged lines and groups', () => {
  const [first, second] = withQuantities(groups, new Map([[2, 7]]));
  expect(first?.cartInfoList[0]).toBe(groups[0]?.cartInfoList[0]);
  expect(second).toBe(groups[1]);
  expect(withoutLines(groups, new Set([3]))[0]).toBe(groups[0]);
});

test('the limit is that of the contract', () => {
  expect(MAX_QUANTITY).toBe(cartSaveBodyCartNumMax);
});
