import { describe, expect, test } from 'vitest';
import {
  findProblems,
  isUnresolved,
  type Supply,
  supplyOfLine,
  supplyOfSku,
  type RequestedLine,
} from '#/domain/cart/line-problems.ts';
import { line } from './lines.fixture.ts';

const wanted = (key: number, quantity: number, skuId = key): RequestedLine => ({
  key,
  name: `Product ${key}`,
  merId: 1,
  skuId,
  quantity,
});
const kinds = (lines: RequestedLine[], supply: Supply) =>
  findProblems(lines, () => supply).map(({ key, kind, left }) => [key, kind, left]);

describe('findProblems', () => {
  test.each<[Supply, unknown[]]>([
    [3, []],
    [2, [[1, 'short', 2]]],
    [0, [[1, 'soldOut', 0]]],
    ['offShelf', [[1, 'offShelf', 0]]],
    ['removed', [[1, 'removed', 0]]],
  ])('checks three pieces with a supply of %s', (supply, found) => {
    expect(kinds([wanted(1, 3)], supply)).toEqual(found);
  });

  test('shares the stock of a sku between lines, in order', () => {
    expect(kinds([wanted(1, 5, 7), wanted(2, 5, 7), wanted(3, 1, 7)], 8)).toEqual([
      [2, 'short', 3],
      [3, 'soldOut', 0],
    ]);
  });

  test('a problem is unsolved until the line changes', () => {
    const [short] = findProblems([wanted(1, 5, 100)], () => 3);
    expect(isUnresolved(short!, line(1, { cartNum: 4 }), true)).toBe(true);
    expect(isUnresolved(short!, line(1, { cartNum: 3 }), true)).toBe(false);
    const [soldOut] = findProblems([wanted(1, 5, 100)], () => 0);
    expect(isUnresolved(soldOut!, line(1), false)).toBe(true);
    expect(isUnresolved(soldOut!, line(1, { attrId: 101 }), false)).toBe(false);
    const closed = { ...short!, kind: 'storeClosed' } as const;
    expect([true, false].map((selected) => isUnresolved(closed, line(1), selected))).toEqual([
      true,
      false,
    ]);
  });
});

describe('the supply in the cart', () => {
  const group = (...lines: ReturnType<typeof line>[]) => [
    { merId: 1, merName: 'A', cartInfoList: lines },
  ];
  const cart = {
    valid: group(line(1, { stock: 4 }), line(2, { attrStatus: false, stock: 0 })),
    invalid: group(line(3, { attrId: null, stock: null })),
  };

  test('is known for a line', () => {
    expect([1, 2, 3, 4].map((id) => supplyOfLine(cart, id))).toEqual([4, 0, 'offShelf', 'removed']);
  });

  test('is known for a sku; unavailable lines match by product', () => {
    const skus = [1, 3, 4].map((id) => ({ skuId: id * 100, productId: id * 10 }));
    expect(skus.map((sku) => supplyOfSku(cart, sku))).toEqual([4, 'offShelf', 'removed']);
  });
});
