import { describe, expect, test } from 'vitest';
import { isTicked, readUnticked, tick, tickState } from '../../../src/features/cart/selection.ts';
import { line } from './lines.fixture.ts';

const gone = line(3, { attrStatus: false });
const cart = [line(1), line(2), gone];

describe('ticks', () => {
  test('stand on everything that can be bought', () => {
    expect(cart.map((one) => isTicked(one, []))).toEqual([true, true, false]);
    expect(tickState(cart, [])).toBe('all');
  });

  test('are taken off and put back', () => {
    const off = tick([], [line(1)], false, cart);
    expect(cart.map((one) => isTicked(one, off))).toEqual([false, true, false]);
    expect(tickState(cart, off)).toBe('some');
    expect(tick(off, cart, true, cart)).toEqual([]);
  });

  test('can all be taken off, twice too', () => {
    const once = tick([], cart, false, cart);
    expect(tickState(cart, once)).toBe('none');
    expect(tick(once, cart, false, cart)).toEqual(once);
  });

  test('stand on lines that come later', () => {
    const off = tick([], cart, false, cart);
    expect(isTicked(line(4), off)).toBe(true);
  });

  test('stand on a sold-out line once it has another option', () => {
    const off = tick([], cart, false, cart);
    expect(isTicked({ ...gone, attrStatus: true }, off)).toBe(true);
  });

  test('of lines that have left the cart are forgotten', () => {
    expect(tick([1, 9], [line(2)], false, cart)).toEqual([1, 2]);
  });

  test('are none where nothing can be bought', () => {
    expect(tickState([gone], [])).toBe('none');
  });
});

test.each([
  ['[1,2]', [1, 2]],
  ['["1",null,3]', [3]],
  ['{"a":1}', []],
  ['nonsense', []],
])('reads %s', (text, ids) => {
  expect(readUnticked(text)).toEqual(ids);
});
