import { describe, expect, test } from 'vitest';
import {
  valueStates,
  buyableSkuId,
  choose,
  chosenSku,
  firstChoice,
  readSkus,
  reconcileChoice,
  valuePictures,
} from '#/domain/product/sku-picker/machine.ts';

type Stocks = Record<string, number>;

const attribute = (attrName: string, attrValues: string) => ({ attrName, attrValues });
/** Creates skus with the ids 1, 2, 3 in order. */
const skus = (stocks: Stocks, image: (key: string) => string = () => '') =>
  Object.fromEntries(
    Object.entries(stocks).map(([key, stock], index) => [
      key,
      { id: index + 1, stock, image: image(key) },
    ]),
  );

const shirt = [
  attribute('Colour', 'Red,Blue,Green'),
  attribute('Size', 'S,M,L'),
  attribute('Cut', 'Wide,Slim'),
];
/** Green exists only as "L Slim"; "Blue M Slim" is missing; everything in S is sold out. */
const shirtStocks = {
  'Red,S,Wide': 0,
  'Red,M,Wide': 4,
  'Red,M,Slim': 2,
  'Red,L,Wide': 1,
  'Blue,S,Wide': 0,
  'Blue,M,Wide': 3,
  'Blue,L,Slim': 0,
  'Green,L,Slim': 7,
};
const table = readSkus(shirt, skus(shirtStocks));

test.each(['默认', 'default'])('a product without options, with the single value %s', (value) => {
  const { attrs, rows } = readSkus([attribute('规格', value)], skus({ [value]: 3 }));
  expect(attrs).toEqual([]);
  expect(rows).toMatchObject([{ values: [], sku: { stock: 3 } }]);
});

describe('three specifications with missing skus', () => {
  test('starts with the first sku in stock', () => {
    expect(firstChoice(table)).toEqual(['Red', 'M', 'Wide']);
  });

  test('starts with the sku of the address, even if sold out', () => {
    expect(firstChoice(table, 8)).toEqual(['Green', 'L', 'Slim']);
    expect(firstChoice(table, 1)).toEqual(['Red', 'S', 'Wide']);
  });

  test.each([999, -1, Number.NaN, null])('ignores an unknown sku of the address (%s)', (wanted) => {
    expect(firstChoice(table, wanted)).toEqual(['Red', 'M', 'Wide']);
  });

  test.each([
    ['Red,S,Wide', 1, 2],
    ['Blue,S,Wide', 5, 6],
    ['Blue,L,Slim', 7, 8],
  ])('gives way to the nearest sku in stock if %s is sold out', (_, wanted, nearest) => {
    expect(buyableSkuId(table, wanted)).toBe(nearest);
  });

  test.each([8, 999, null])('keeps the sku %s, which is in stock or unknown', (wanted) => {
    expect(buyableSkuId(table, wanted)).toBe(wanted);
  });

  test('keeps the sku if nothing is in stock', () => {
    const none = readSkus(shirt, skus({ 'Red,S,Wide': 0, 'Red,M,Wide': 0 }));
    expect(buyableSkuId(none, 1)).toBe(1);
  });

  test('distinguishes available, sold-out and impossible values', () => {
    const choice = firstChoice(table);
    expect(valueStates(table, choice, 0)('Blue')).toBe('available');
    expect(valueStates(table, choice, 1)('S')).toBe('soldOut');
    expect(valueStates(table, choice, 0)('Green')).toBe('impossible');
    expect(valueStates(table, choice, 2)('Slim')).toBe('available');
  });

  test('selects a sold-out value', () => {
    const choice = choose(table, firstChoice(table), 1, 'S');
    expect(choice).toEqual(['Red', 'S', 'Wide']);
    expect(chosenSku(table, choice)?.stock).toBe(0);
  });

  test('selects an impossible value and changes the others', () => {
    expect(choose(table, ['Red', 'M', 'Wide'], 0, 'Green')).toEqual(['Green', 'L', 'Slim']);
  });

  test('keeps as many values as possible, and prefers skus in stock', () => {
    expect(choose(table, ['Blue', 'M', 'Wide'], 2, 'Slim')).toEqual(['Red', 'M', 'Slim']);
    expect(choose(table, ['Green', 'L', 'Slim'], 0, 'Red')).toEqual(['Red', 'M', 'Slim']);
  });

  test('reaches every value from every sku', () => {
    for (const { values } of table.rows) {
      for (const [index, attr] of table.attrs.entries()) {
        for (const value of attr.values) {
          const next = choose(table, values, index, value);
          expect(next[index]).toBe(value);
          expect(chosenSku(table, next)).not.toBeNull();
        }
      }
    }
  });

  test('has no sku for an incomplete selection', () => {
    expect(chosenSku(table, ['Green', null, null])).toBeNull();
    expect(choose(table, [null, 'M', null], 0, 'Green')).toEqual(['Green', 'L', null]);
    expect(valueStates(table, [null, null, null], 1)('S')).toBe('soldOut');
  });

  test('ignores an unknown value', () => {
    expect(choose(table, ['Red', 'M', 'Wide'], 0, 'Pink')).toEqual(['Red', 'M', 'Wide']);
  });
});

describe('data of the backend', () => {
  test('shows the first sku if all are sold out', () => {
    const gone = readSkus(
      shirt,
      skus(Object.fromEntries(Object.keys(shirtStocks).map((key) => [key, 0]))),
    );
    const choice = firstChoice(gone);
    expect(choice).toEqual(['Red', 'S', 'Wide']);
    expect(valueStates(gone, choice, 1)('M')).toBe('soldOut');
    expect(valueStates(gone, choice, 2)('Slim')).toBe('impossible');
  });

  test('uses the single sku without specifications', () => {
    const single = readSkus([], skus({ Default: 3 }));
    expect(single.attrs).toEqual([]);
    expect(firstChoice(single)).toEqual([]);
    expect(chosenSku(single, [])?.id).toBe(1);
  });

  test('accepts a product without skus', () => {
    const none = readSkus(shirt, {});
    expect(firstChoice(none)).toEqual([null, null, null]);
    expect(chosenSku(none, firstChoice(none))).toBeNull();
    expect(chosenSku(readSkus([], {}), [])).toBeNull();
  });

  test('uses the order of the values, not of the keys', () => {
    const sizes = readSkus([attribute('Size', '44,42,38')], skus({ 38: 1, 42: 1, 44: 1 }));
    expect(firstChoice(sizes)).toEqual(['44']);
  });

  test('accepts values with any character except commas', () => {
    const names = ['A "5″ | 10%"', '__proto__', '红色 / 大', 'constructor'];
    const odd = readSkus(
      [attribute('Kind', names.join(', '))],
      skus(Object.fromEntries(names.map((name) => [name, 1]))),
    );
    expect(choose(odd, firstChoice(odd), 0, '红色 / 大')).toEqual(['红色 / 大']);
    expect(odd.attrs[0]?.values).toContain('constructor');
  });

  test('ignores skus of another shape and values without a sku', () => {
    const odd = readSkus(
      [attribute('Colour', 'Red,Blue'), attribute('Size', 'S,M')],
      skus({ 'Red,S': 1, Red: 5, 'Red,S,Wide': 5, 'Pink,S': 5 }),
    );
    expect(odd.attrs.map(({ values }) => values)).toEqual([['Red'], ['S']]);
    expect(odd.rows).toHaveLength(1);
  });

  test('selects the nearest sku if the selected one is removed', () => {
    const { 'Green,L,Slim': _gone, ...rest } = shirtStocks;
    expect(reconcileChoice(readSkus(shirt, skus(rest)), ['Green', 'L', 'Slim'])).toEqual([
      'Blue',
      'L',
      'Slim',
    ]);
    expect(reconcileChoice(readSkus([attribute('Size', 'S')], skus({ S: 1 })), [])).toEqual([null]);
  });
});

describe('pictures of values', () => {
  const colour = (key: string) => `${key.split(',')[0]}.avif`;

  test('belong to the specification that determines the picture', () => {
    const pictures = valuePictures(readSkus(shirt, skus(shirtStocks, colour)));
    expect(pictures?.index).toBe(0);
    expect(pictures?.pictures.get('Blue')).toBe('Blue.avif');
  });

  test('are missing if all skus have the same picture or one has none', () => {
    expect(
      valuePictures(
        readSkus(
          shirt,
          skus(shirtStocks, () => 'one.avif'),
        ),
      ),
    ).toBeNull();
    expect(
      valuePictures(
        readSkus(
          shirt,
          skus(shirtStocks, (key) => (key.startsWith('Red') ? '' : colour(key))),
        ),
      ),
    ).toBeNull();
  });
});
