import { expect, test } from 'vitest';
import { isUnresolved, supplyOfLine, supplyOfSku } from '#/domain/cart/line-problems.ts';
import { isShort } from '#/domain/cart/lines.ts';
import { line } from './lines.fixture.ts';

test.each([
  [5, 6, true],
  [5, 5, false],
  [5, 4, false],
  [0, 1, true],
  [null, 99, false],
])('a stock of %s is short for %s pieces: %s', (stock, cartNum, expected) => {
  expect(isShort({ stock, cartNum })).toBe(expected);
});

test('one of several unavailable lines is found', () => {
  const unavailable = [line(1, { attrId: null }), line(2, { attrId: null })];
  const cart = {
    valid: [],
    invalid: [{ merId: 1, merName: 'A', cartInfoList: unavailable }],
  };
  expect(supplyOfLine(cart, 2)).toBe('offShelf');
  expect(supplyOfSku(cart, { skuId: 200, productId: 20 })).toBe('offShelf');
});

test.each(['removed', 'offShelf'] as const)(
  'a line that is %s is unresolved, selected or not',
  (kind) => {
    const problem = { key: 1, name: 'Product 1', kind, skuId: 100, left: 0 };
    expect(isUnresolved(problem, line(1), false)).toBe(true);
    expect(isUnresolved(problem, line(1), true)).toBe(true);
  },
);
