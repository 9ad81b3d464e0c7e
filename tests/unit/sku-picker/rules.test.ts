import { describe, expect, test } from 'vitest';
import {
  valueStates,
  changes,
  choose,
  readSkus,
  reconcileChoice,
  valuePictures,
} from '#/domain/product/sku-picker/machine.ts';

const attribute = (attrName: string, attrValues: string) => ({ attrName, attrValues });
const sku = (id: number, stock = 1, image = '') => ({ id, stock, image });

const SIZES = attribute('Size', 'S,M,L');
const COLOURS = attribute('Colour', 'Red,Blue');

describe('reading skus', () => {
  test('a product without options has one row, whatever the number of skus', () => {
    expect(readSkus([], { a: sku(1), b: sku(2) })).toEqual({
      attrs: [],
      rows: [{ values: [], sku: sku(1) }],
    });
    expect(readSkus([attribute('Option', 'default')], {}).rows).toEqual([]);
  });

  test('the placeholder is not one of several specifications', () => {
    const table = readSkus([attribute('Option', 'default'), SIZES], { 'default,S': sku(1) });
    expect(table.attrs.map(({ values }) => values)).toEqual([['default'], ['S']]);
  });

  test('rows have the order of the values, first by the first specification', () => {
    const { rows } = readSkus([COLOURS, SIZES], {
      'Blue,S': sku(1),
      'Red,L': sku(2),
      'Blue,M': sku(3),
      'Red,S': sku(4),
      'Red,XL': sku(5),
      Red: sku(6),
    });
    expect(rows.map(({ values }) => values.join())).toEqual(['Red,S', 'Red,L', 'Blue,S', 'Blue,M']);
  });
});

describe('choosing', () => {
  test('a value with some skus in stock is available', () => {
    const table = readSkus([COLOURS, SIZES], { 'Red,S': sku(1, 0), 'Red,M': sku(2, 3) });
    expect(valueStates(table, [null, null], 0)('Red')).toBe('available');
  });

  test('of equally near skus, one with stock is chosen, else the first', () => {
    const attributes = [COLOURS, SIZES];
    const table = (left: number, middle: number) =>
      readSkus(attributes, { 'Red,S': sku(1), 'Blue,M': sku(2, left), 'Blue,L': sku(3, middle) });
    expect(choose(table(0, 1), ['Red', 'S'], 0, 'Blue')).toEqual(['Blue', 'L']);
    expect(choose(table(0, 0), ['Red', 'S'], 0, 'Blue')).toEqual(['Blue', 'M']);
    expect(choose(table(1, 1), ['Red', 'S'], 0, 'Blue')).toEqual(['Blue', 'M']);
  });

  test('a choice that exists stays, also among rows with stock', () => {
    const table = readSkus([COLOURS, SIZES], { 'Red,S': sku(1, 5), 'Red,M': sku(2, 0) });
    expect(reconcileChoice(table, ['Red', 'M'])).toEqual(['Red', 'M']);
    expect(reconcileChoice(table, ['Blue', null])).toEqual(['Red', null]);
    expect(choose(table, ['Red', 'M'], 0, 'Red')).toEqual(['Red', 'M']);
  });

  test('reports the other values that changed', () => {
    const table = readSkus([COLOURS, SIZES, attribute('Cut', 'Wide,Slim')], {
      'Red,S,Wide': sku(1),
      'Blue,M,Wide': sku(2),
    });
    const before = ['Red', 'S', 'Wide'];
    expect(changes(table, before, choose(table, before, 0, 'Blue'), 0)).toEqual([
      { name: 'Size', value: 'M' },
    ]);
    expect(changes(table, before, ['Blue', null, 'Wide'], 0)).toEqual([]);
    expect(changes(table, [null], ['Blue'], 1)).toEqual([{ name: 'Colour', value: 'Blue' }]);
  });
});

describe('pictures of values', () => {
  const read = (skus: Record<string, ReturnType<typeof sku>>) =>
    valuePictures(readSkus([COLOURS, SIZES], skus));

  test('belong to the first specification whose values have one each', () => {
    expect(
      read({
        'Red,S': sku(1, 1, 'small'),
        'Red,M': sku(2, 1, 'large'),
        'Blue,S': sku(3, 1, 'small'),
        'Blue,M': sku(4, 1, 'large'),
      }),
    ).toEqual({ index: 1, pictures: new Map(Object.entries({ S: 'small', M: 'large' })) });
  });

  test('need several values, all with pictures, all different', () => {
    expect(read({ 'Red,S': sku(1, 1, 'red') })).toBeNull();
    expect(read({ 'Red,S': sku(1, 1, 'same'), 'Blue,S': sku(2, 1, 'same') })).toBeNull();
    expect(read({ 'Red,S': sku(1, 1, 'red'), 'Blue,S': sku(2, 1, '') })).toBeNull();
    expect(
      read({ 'Red,S': sku(1, 1, 'a'), 'Red,M': sku(2, 1, 'b'), 'Blue,S': sku(3, 1, 'c') }),
    ).toBeNull();
  });
});
