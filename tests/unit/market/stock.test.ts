import { describe, expect, it } from 'vitest';
import { addToCart } from '#mocks/market/cart.ts';
import { productOf, skuOf } from '#mocks/market/lookups.ts';
import {
  checkPieces,
  isOffered,
  piecesLeft,
  salesOf,
  setOnShelf,
  setStock,
  takePieces,
} from '#mocks/market/stock.ts';
import { buy, openFixture, piece, refusal } from './fixture.ts';

describe('stock', () => {
  it('adds up lines of the same sku', () => {
    const { market } = openFixture();
    expect(refusal(() => checkPieces(market, [piece(1, 11, 6), piece(1, 11, 5)]))).toBe(
      'stockShort',
    );
    expect(refusal(() => checkPieces(market, [piece(1, 11, 6), piece(1, 11, 4)]))).toBe('accepted');
  });

  it('is not taken if it is short', () => {
    const { market } = openFixture();
    expect(refusal(() => takePieces(market, [piece(2, 21), piece(1, 12, 2)]))).toBe('stockShort');
    expect(piecesLeft(market, skuOf(market, 2, 21))).toBe(500);
  });

  it('can be set after sales, which count as sales', () => {
    const fixture = openFixture();
    const { market } = fixture;
    buy(fixture, piece(2, 21, 3));
    setStock(market, 21, 7);
    expect(piecesLeft(market, skuOf(market, 2, 21))).toBe(7);
    expect(salesOf(market, productOf(market, 2))).toBe(43);
    expect(refusal(() => setStock(market, 99, 7))).toBe('skuMissing');
  });
});

describe('the shelf', () => {
  it('says what is offered', () => {
    const { market } = openFixture();
    expect([1, 4, 99].map((id) => isOffered(market, id))).toEqual([true, false, false]);
    setOnShelf(market, 4, true);
    expect(isOffered(market, 4)).toBe(true);
  });

  it('makes cart lines of the product valid whose option exists, and no others', () => {
    const { market, mali } = openFixture();
    addToCart(market, mali.id, [piece(2, 21), piece(1, 11)]);
    const [other, line] = market.state.cart;
    setOnShelf(market, 1, false);
    expect([other!.valid, line!.valid]).toEqual([true, false]);
    setOnShelf(market, 1, true);
    setOnShelf(market, 2, true);
    expect([other!.valid, line!.valid]).toEqual([true, true]);
    line!.skuId = 99;
    setOnShelf(market, 1, true);
    expect(line!.valid).toBe(false);
  });
});
