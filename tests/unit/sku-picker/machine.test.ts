import { describe, expect, test } from 'vitest';
import {
  availability,
  choose,
  chosenSku,
  firstChoice,
  readSkus,
  reconcileChoice,
  valuePictures,
} from '../../../src/features/sku-picker/machine.ts';

type Stocks = Record<string, number>;

const attribute = (attrName: string, attrValues: string) => ({ attrName, attrValues });
/** Skus get the ids 1, 2, 3 in the order written. */
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
/** Green exists only as "L Slim"; "Blue M Slim" is a hole; everything in S is sold out. */
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

test.each(['默认', 'default'])('a product without options, sent with the one value %s', (value) => {
  const { attrs, rows } = readSkus([attribute('规格', value)], skus({ [value]: 3 }));
  expect(attrs).toEqual([]);
  expect(rows).toMatchObject([{ values: [], sku: { stock: 3 } }]);
});

describe('three specifications with holes', () => {
  test('begins with the first sku that has stock', () => {
    expect(firstChoice(table)).toEqual(['Red', 'M', 'Wide']);
  });

  test('begins with the sku of the address, even a sold out one', () => {
    expect(firstChoice(table, 8)).toEqual(['Green', 'L', 'Slim']);
    expect(firstChoice(table, 1)).toEqual(['Red', 'S', 'Wide']);
  });

  test.each([999, -1, Number.NaN, null])(
    'an address that names no sku (%s) is as none',
    (wanted) => {
      expect(firstChoice(table, wanted)).toEqual(['Red', 'M', 'Wide']);
    },
  );

  test('tells available, sold out and impossible values apart', () => {
    const choice = firstChoice(table);
    expect(availability(table, choice, 0, 'Blue')).toBe('available');
    expect(availability(table, choice, 1, 'S')).toBe('soldOut');
    expect(availability(table, choice, 0, 'Green')).toBe('impossible');
    expect(availability(table, choice, 2, 'Slim')).toBe('available');
  });

  test('a sold out value can be chosen', () => {
    const choice = choose(table, firstChoice(table), 1, 'S');
    expect(choice).toEqual(['Red', 'S', 'Wide']);
    expect(chosenSku(table, choice)?.stock).toBe(0);
  });

  test('an impossible value stays and the others give way', () => {
    expect(choose(table, ['Red', 'M', 'Wide'], 0, 'Green')).toEqual(['Green', 'L', 'Slim']);
  });

  test('keeps as much as it can, and prefers stock among equals', () => {
    expect(choose(table, ['Blue', 'M', 'Wide'], 2, 'Slim')).toEqual(['Red', 'M', 'Slim']);
    expect(choose(table, ['Green', 'L', 'Slim'], 0, 'Red')).toEqual(['Red', 'M', 'Slim']);
  });

  test('never traps: from every sku every value leads to a sku that has it', () => {
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

  test('an unfinished choice has no sku; what is open stays open', () => {
    expect(chosenSku(table, ['Green', null, null])).toBeNull();
    expect(choose(table, [null, 'M', null], 0, 'Green')).toEqual(['Green', 'L', null]);
    expect(availability(table, [null, null, null], 1, 'S')).toBe('soldOut');
  });

  test('a value that does not exist changes nothing', () => {
    expect(choose(table, ['Red', 'M', 'Wide'], 0, 'Pink')).toEqual(['Red', 'M', 'Wide']);
  });
});

describe('what the backend may send', () => {
  test('all sold out: the first sku is shown, every value is sold out or impossible', () => {
    const gone = readSkus(
      shirt,
      skus(Object.fromEntries(Object.keys(shirtStocks).map((key) => [key, 0]))),
    );
    const choice = firstChoice(gone);
    expect(choice).toEqual(['Red', 'S', 'Wide']);
    expect(availability(gone, choice, 1, 'M')).toBe('soldOut');
    expect(availability(gone, choice, 2, 'Slim')).toBe('impossible');
  });

  test('goods without specifications have their single sku', () => {
    const single = readSkus([], skus({ Default: 3 }));
    expect(single.attrs).toEqual([]);
    expect(firstChoice(single)).toEqual([]);
    expect(chosenSku(single, [])?.id).toBe(1);
  });

  test('no sku at all', () => {
    const none = readSkus(shirt, {});
    expect(firstChoice(none)).toEqual([null, null, null]);
    expect(chosenSku(none, firstChoice(none))).toBeNull();
    expect(chosenSku(readSkus([], {}), [])).toBeNull();
  });

  test('follows the order of the values, not that of the keys', () => {
    const sizes = readSkus([attribute('Size', '44,42,38')], skus({ 38: 1, 42: 1, 44: 1 }));
    expect(firstChoice(sizes)).toEqual(['44']);
  });

  test('values may hold anything but commas', () => {
    const names = ['A "5″ | 10%"', '__proto__', '红色 / 大', 'constructor'];
    const odd = readSkus(
      [attribute('Kind', names.join(', '))],
      skus(Object.fromEntries(names.map((name) => [name, 1]))),
    );
    expect(choose(odd, firstChoice(odd), 0, '红色 / 大')).toEqual(['红色 / 大']);
    expect(odd.attrs[0]?.values).toContain('constructor');
  });

  test('skus of another shape and values without sku are left out', () => {
    const odd = readSkus(
      [attribute('Colour', 'Red,Blue'), attribute('Size', 'S,M')],
      skus({ 'Red,S': 1, Red: 5, 'Red,S,Wide': 5, 'Pink,S': 5 }),
    );
    expect(odd.attrs.map(({ values }) => values)).toEqual([['Red'], ['S']]);
    expect(odd.rows).toHaveLength(1);
  });

  test('a choice whose sku has gone meanwhile moves to the nearest', () => {
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

  test('belong to the specification that decides the picture', () => {
    const pictures = valuePictures(readSkus(shirt, skus(shirtStocks, colour)));
    expect(pictures?.index).toBe(0);
    expect(pictures?.pictures.get('Blue')).toBe('Blue.avif');
  });

  test('there are none when all skus look the same or a picture is missing', () => {
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
