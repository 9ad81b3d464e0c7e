import { describe, expect, it } from 'vitest';
import {
  addToCart,
  countCart,
  listCart,
  removeLines,
  reselect,
  setQuantity,
} from '../../../mocks/market/cart.ts';
import { setOnShelf, setStock } from '../../../mocks/market/stock.ts';
import { openWorld, piece, refusal } from './fixture.ts';
import type { World } from './fixture.ts';

const lines = ({ market, mali }: World, valid = true) =>
  listCart(market, mali.id, valid).flatMap((group) => group.lines);
const firstLine = (world: World) => lines(world)[0]?.line.id ?? 0;

describe('adding', () => {
  it('raises the line of the same sku and groups by merchant, newest first', () => {
    const world = openWorld();
    const { market, mali, wait } = world;
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
    const world = openWorld();
    expect(
      refusal(() => addToCart(world.market, world.mali.id, [piece(2, 21), piece(4, 41)])),
    ).toBe('productMissing');
    expect(lines(world)).toEqual([]);
  });

  it('never lets a sum exceed 99 or the stock', () => {
    const { market, mali } = openWorld();
    addToCart(market, mali.id, [piece(2, 21, 60)]);
    expect(refusal(() => addToCart(market, mali.id, [piece(2, 21, 40)]))).toBe('quantityRange');
    expect(refusal(() => addToCart(market, mali.id, [piece(1, 11, 6), piece(1, 11, 6)]))).toBe(
      'stockShort',
    );
    expect(refusal(() => addToCart(market, mali.id, [piece(1, 21)]))).toBe('skuMissing');
    expect(countCart(market, mali.id, 'sum', true)).toBe(60);
  });

  it('shares the options in one request with what is in the cart', () => {
    const { market, mali } = openWorld();
    addToCart(market, mali.id, [piece(1, 11, 4)]);
    addToCart(market, mali.id, [piece(1, 11, 3), piece(1, 11, 3)]);
    expect(countCart(market, mali.id, 'sum', true)).toBe(10);
  });
});

describe('changing', () => {
  it('keeps the quantity within 1 to 99 and the stock', () => {
    const world = openWorld();
    const { market, mali } = world;
    addToCart(market, mali.id, [piece(1, 11)]);
    const id = firstLine(world);
    expect(refusal(() => setQuantity(market, mali.id, id, 0))).toBe('quantityRange');
    expect(refusal(() => setQuantity(market, mali.id, id, 100))).toBe('quantityRange');
    expect(refusal(() => setQuantity(market, mali.id, id, 11))).toBe('stockShort');
    setQuantity(market, mali.id, id, 10);
    expect(lines(world)[0]?.line.quantity).toBe(10);
  });

  it('leaves the lines of other shoppers alone', () => {
    const world = openWorld();
    const { market, mali, som } = world;
    addToCart(market, mali.id, [piece(1, 11)]);
    const id = firstLine(world);
    expect(refusal(() => setQuantity(market, som.id, id, 2))).toBe('lineMissing');
    expect(refusal(() => removeLines(market, som.id, [id]))).toBe('lineMissing');
    expect(refusal(() => reselect(market, som.id, id, piece(1, 12)))).toBe('lineMissing');
    removeLines(market, mali.id, [id]);
    expect(lines(world)).toEqual([]);
  });

  it('merges lines that become the same sku, within the stock', () => {
    const world = openWorld();
    const { market, mali, wait } = world;
    addToCart(market, mali.id, [piece(1, 12)]);
    wait(1);
    addToCart(market, mali.id, [piece(1, 11, 8)]);
    const single = lines(world)[1]?.line.id ?? 0;
    reselect(market, mali.id, single, piece(1, 11, 4));

    expect(lines(world).map(({ line }) => [line.id, line.skuId, line.quantity])).toEqual([
      [single, 11, 10],
    ]);
    expect(refusal(() => reselect(market, mali.id, single, piece(1, 13)))).toBe('stockShort');
    expect(refusal(() => reselect(market, mali.id, single, piece(2, 21)))).toBe('productMissing');
  });
});

describe('validity', () => {
  it('follows the shelf', () => {
    const world = openWorld();
    addToCart(world.market, world.mali.id, [piece(1, 11)]);
    setOnShelf(world.market, 1, false);
    expect(lines(world)).toEqual([]);
    expect(lines(world, false)[0]).toMatchObject({ available: false, sku: null, stock: null });

    setOnShelf(world.market, 1, true);
    expect(lines(world)[0]).toMatchObject({ available: true, stock: 10 });
  });

  it('keeps a sold-out option among the valid lines', () => {
    const world = openWorld();
    addToCart(world.market, world.mali.id, [piece(1, 11)]);
    setStock(world.market, 11, 0);
    expect(lines(world)[0]).toMatchObject({ available: false, stock: 0 });
  });
});
