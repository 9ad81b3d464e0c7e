import { describe, expect, test } from 'vitest';
import {
  isSelected,
  parseDeselectedIds,
  setSelected,
  selectionState,
} from '#/domain/cart/selection.ts';
import { line } from './lines.fixture.ts';

const gone = line(3, { attrStatus: false });
const cart = [line(1), line(2), gone];

describe('the selection of cart lines', () => {
  test('includes all selectable lines by default', () => {
    expect(cart.map((one) => isSelected(one, []))).toEqual([true, true, false]);
    expect(selectionState(cart, [])).toBe('all');
  });

  test('can be reduced and restored', () => {
    const off = setSelected([], [line(1)], false, cart);
    expect(cart.map((one) => isSelected(one, off))).toEqual([false, true, false]);
    expect(selectionState(cart, off)).toBe('some');
    expect(setSelected(off, cart, true, cart)).toEqual([]);
  });

  test('can be cleared, also twice', () => {
    const once = setSelected([], cart, false, cart);
    expect(selectionState(cart, once)).toBe('none');
    expect(setSelected(once, cart, false, cart)).toEqual(once);
  });

  test('includes new lines', () => {
    const off = setSelected([], cart, false, cart);
    expect(isSelected(line(4), off)).toBe(true);
  });

  test('includes a sold-out line once it has another option', () => {
    const off = setSelected([], cart, false, cart);
    expect(isSelected({ ...gone, attrStatus: true }, off)).toBe(true);
  });

  test('does not include a line without stock, whatever its option is said to be', () => {
    expect(isSelected({ ...line(1), stock: 0 }, [])).toBe(false);
  });

  test('drops ids of removed lines', () => {
    expect(setSelected([1, 9], [line(2)], false, cart)).toEqual([1, 2]);
  });

  test('is empty if no line is selectable', () => {
    expect(selectionState([gone], [])).toBe('none');
  });
});

test.each([
  [
    [1, 2],
    [1, 2],
  ],
  [['1', null, 3], [3]],
  [{ a: 1 }, []],
  [null, []],
])('reads %j', (stored, ids) => {
  expect(parseDeselectedIds(stored)).toEqual(ids);
});
