import { describe, expect, it } from 'vitest';
import {
  addToCart,
  countCart,
  listCart,
  removeLines,
  reselect,
  setQuantity,
} from '#mocks/market/cart.ts';
import { setOnShelf, setStock } from '#mocks/market/stock.ts';
import { openFixture, piece, refusal, type Fixture } from './fixture.ts';

const lines = ({ market, mali }: Fixture, valid = true) =>
  listCart(market, mali.id, valid).flatMap((group) => group.lines);
const firstLine = (fixture: Fixture) => lines(fixture)[0]?.line.id ?? 0;

describe('adding', () => {
  it('increases the line of the same sku, and groups by merchant, newest first', () => {
    const fixture = openFixture();
    const { market, mali, wait } = fixture;
    addToCart(market, mali.id, [piece(1, 11, 2)]);
    wait(1);
    addToCart(market, mali.id, [piece(3, 31), piece(1, 11, 3)]);

    const groups = listCart(market, mali.id, true);
    expect(groups.map(({ merchant }) => merchant.id)).toEqual([2, 1]);
    expect(groups[1]?.lines[0]?.line.quantity).toBe(5);
    expect(countCart(market, mali.id, 'total', true)).toBe(2);
    expect(countCart(market, mali.id, 'sum', true)).toBe(6);
  });

  it('adds all items or none', () => {
    const fixture = openFixture();
    expect(
      refusal(() => addToCart(fixture.market, fixture.mali.id, [piece(2, 21), piece(4, 41)])),
    ).toBe('productMissing');
    expect(lines(fixture)).toEqual([]);
  });

  it('limits the sum to 99 and the stock', () => {
    const { market, mali } = openFixture();
    addToCart(market, mali.id, [piece(2, 21, 60)]);
    expect(refusal(() => addToCart(market, mali.id, [piece(2, 21, 40)]))).toBe('quantityRange');
    expect(refusal(() => addToCart(market, mali.id, [piece(1, 11, 6), piece(1, 11, 6)]))).toBe(
      'stockShort',
    );
    expect(refusal(() => addToCart(market, mali.id, [piece(1, 21)]))).toBe('skuMissing');
    expect(countCart(market, mali.id, 'sum', true)).toBe(60);
  });

  it('accepts 99 pieces, and each number alone has to be possible', () => {
    const { market, mali } = openFixture();
    addToCart(market, mali.id, [piece(2, 21, 99)]);
    expect(countCart(market, mali.id, 'sum', true)).toBe(99);
    expect(refusal(() => addToCart(market, mali.id, [piece(2, 21, -5)]))).toBe('quantityRange');
    expect(refusal(() => addToCart(market, mali.id, [piece(4, 41, 60), piece(4, 41, 60)]))).toBe(
      'productMissing',
    );
    expect(refusal(() => addToCart(market, mali.id, []))).toBe('itemsMissing');
  });

  it('keeps the carts of shoppers apart; lines of the same time are ordered by their number', () => {
    const fixture = openFixture();
    const { market, mali, som } = fixture;
    addToCart(market, som.id, [piece(1, 11, 4)]);
    addToCart(market, mali.id, [piece(1, 11), piece(2, 21)]);
    expect(lines(fixture).map(({ line }) => [line.skuId, line.quantity])).toEqual([
      [21, 1],
      [11, 1],
    ]);
    expect(countCart(market, som.id, 'sum', true)).toBe(4);
  });

  it('adds up the pieces of one request and the cart', () => {
    const { market, mali } = openFixture();
    addToCart(market, mali.id, [piece(1, 11, 4)]);
    addToCart(market, mali.id, [piece(1, 11, 3), piece(1, 11, 3)]);
    expect(countCart(market, mali.id, 'sum', true)).toBe(10);
  });
});

describe('changing', () => {
  it('keeps the quantity within 1 to 99 and the stock', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    addToCart(market, mali.id, [piece(1, 11)]);
    const id = firstLine(fixture);
    expect(refusal(() => setQuantity(market, mali.id, id, 0))).toBe('quantityRange');
    expect(refusal(() => setQuantity(market, mali.id, id, 100))).toBe('quantityRange');
    expect(refusal(() => setQuantity(market, mali.id, id, 11))).toBe('stockShort');
    setQuantity(market, mali.id, id, 10);
    expect(lines(fixture)[0]?.line.quantity).toBe(10);
  });

  it('does not change lines of other shoppers', () => {
    const fixture = openFixture();
    const { market, mali, som } = fixture;
    addToCart(market, mali.id, [piece(1, 11)]);
    const id = firstLine(fixture);
    expect(refusal(() => setQuantity(market, som.id, id, 2))).toBe('lineMissing');
    expect(refusal(() => removeLines(market, som.id, [id]))).toBe('lineMissing');
    expect(refusal(() => reselect(market, som.id, id, piece(1, 12)))).toBe('lineMissing');
    removeLines(market, mali.id, [id]);
    expect(lines(fixture)).toEqual([]);
  });

  it('accepts the same quantity again, also if the stock became short', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    addToCart(market, mali.id, [piece(1, 11, 5)]);
    setStock(market, 11, 2);
    const id = firstLine(fixture);
    expect(refusal(() => setQuantity(market, mali.id, id, 5))).toBe('accepted');
    expect(refusal(() => setQuantity(market, mali.id, id, 4))).toBe('stockShort');
  });

  it('changes the option or the quantity of one line, and no other', () => {
    const fixture = openFixture();
    const { market, mali } = fixture;
    addToCart(market, mali.id, [piece(2, 21), piece(1, 11)]);
    const id = firstLine(fixture);
    expect(refusal(() => reselect(market, mali.id, id, piece(1, 12, 0)))).toBe('quantityRange');
    reselect(market, mali.id, id, piece(1, 12));
    reselect(market, mali.id, id, piece(1, 11, 3));
    reselect(market, mali.id, id, piece(1, 11, 2));
    expect(lines(fixture).map(({ line }) => [line.skuId, line.quantity])).toEqual([
      [11, 2],
      [21, 1],
    ]);
  });

  it('merges lines of the same sku, limited to the stock', () => {
    const fixture = openFixture();
    const { market, mali, wait } = fixture;
    addToCart(market, mali.id, [piece(1, 12)]);
    wait(1);
    addToCart(market, mali.id, [piece(1, 11, 8)]);
    const single = lines(fixture)[1]?.line.id ?? 0;
    reselect(market, mali.id, single, piece(1, 11, 4));

    expect(lines(fixture).map(({ line }) => [line.id, line.skuId, line.quantity])).toEqual([
      [single, 11, 10],
    ]);
    expect(refusal(() => reselect(market, mali.id, single, piece(1, 13)))).toBe('stockShort');
    expect(refusal(() => reselect(market, mali.id, single, piece(2, 21)))).toBe('productMissing');
  });
});

describe('validity', () => {
  it('depends on whether the product is on sale', () => {
    const fixture = openFixture();
    addToCart(fixture.market, fixture.mali.id, [piece(1, 11)]);
    setOnShelf(fixture.market, 1, false);
    expect(lines(fixture)).toEqual([]);
    expect(lines(fixture, false)[0]).toMatchObject({ available: false, sku: null, stock: null });

    setOnShelf(fixture.market, 1, true);
    expect(lines(fixture)[0]).toMatchObject({ available: true, stock: 10 });
  });

  it('keeps a sold-out option among the valid lines', () => {
    const fixture = openFixture();
    addToCart(fixture.market, fixture.mali.id, [piece(1, 11)]);
    setStock(fixture.market, 11, 0);
    expect(lines(fixture)[0]).toMatchObject({ available: false, stock: 0 });
  });
});
