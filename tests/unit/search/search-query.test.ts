import { describe, expect, it } from 'vitest';
import { readRange } from '#/domain/search/price-facet.tsx';
import { isFiltered, listParams, nextSort, productSearch } from '#/domain/search/search-query.ts';

const read = (query: string) => productSearch.parse(new URLSearchParams(query));

describe('the address of a search', () => {
  it('parses all parameters', () => {
    expect(read('title=tea+pot&cid=12&min=5&max=19.90&sort=price-asc&page=3')).toEqual({
      title: 'tea pot',
      cid: 12,
      min: '5',
      max: '19.90',
      sort: 'price-asc',
      page: 3,
    });
  });

  it('ignores invalid parameters', () => {
    expect(read('title=+&cid=x&min=-1&max=1e9&sort=rank&page=0')).toEqual({
      title: undefined,
      cid: undefined,
      min: undefined,
      max: undefined,
      sort: undefined,
      page: 1,
    });
  });

  it('truncates long search texts', () => {
    expect(read(`title=${'a'.repeat(140)}`).title).toHaveLength(100);
  });

  it.each([
    '-1',
    '0',
    '1e3',
    '0x10',
    ' 7',
    '1.5',
    'NaN',
    'Infinity',
    '2147483648',
    '99999999999999999999',
    '%00',
    '[]',
  ])('rejects %s as page and category', (number) => {
    expect(read(new URLSearchParams({ page: number, cid: number }).toString())).toMatchObject({
      page: 1,
      cid: undefined,
    });
  });

  it('uses the first of several values, and ignores lists', () => {
    expect(read('cid=1&cid=2&page[]=3&title[]=x')).toMatchObject({
      cid: 1,
      page: 1,
      title: undefined,
    });
  });

  it('swaps a reversed range', () => {
    expect(read('min=100&max=20')).toMatchObject({ min: '20', max: '100' });
  });
});

describe('listParams', () => {
  it('requests the first twenty by default', () => {
    expect(listParams({})).toEqual({ page: 1, limit: 20 });
  });

  it('uses the parameter names of the call', () => {
    expect(listParams({ title: 'tea', cid: 4, min: '1', max: '2.50', page: 2 })).toEqual({
      keyword: 'tea',
      cid: 4,
      minPrice: '1',
      maxPrice: '2.50',
      page: 2,
      limit: 20,
    });
  });

  it('sorts by one criterion only', () => {
    expect(listParams({ sort: 'sales-desc' })).toEqual({ salesOrder: 'desc', page: 1, limit: 20 });
    expect(listParams({ sort: 'price-asc' })).toEqual({ priceOrder: 'asc', page: 1, limit: 20 });
  });
});

describe('nextSort', () => {
  it('toggles sales from descending to ascending to default', () => {
    expect(nextSort('sales', undefined)).toBe('sales-desc');
    expect(nextSort('sales', 'sales-desc')).toBe('sales-asc');
    expect(nextSort('sales', 'sales-asc')).toBeUndefined();
  });

  it('toggles price from ascending to descending to default', () => {
    expect(nextSort('price', undefined)).toBe('price-asc');
    expect(nextSort('price', 'price-asc')).toBe('price-desc');
    expect(nextSort('price', 'price-desc')).toBeUndefined();
  });

  it('restarts if sorted by the other criterion', () => {
    expect(nextSort('price', 'sales-asc')).toBe('price-asc');
    expect(nextSort('sales', 'price-desc')).toBe('sales-desc');
  });
});

describe('readRange', () => {
  it('accepts a single bound', () => {
    expect(readRange(' 20 ', '')).toEqual({ min: '20', max: undefined });
    expect(readRange('', '19,9')).toEqual({ min: undefined, max: '19.9' });
  });

  it('compares amounts numerically', () => {
    expect(readRange('9', '100')).toEqual({ min: '9', max: '100' });
    expect(readRange('100', '9')).toEqual({ min: '9', max: '100' });
  });

  it.each(['ten', '-5', '1.2345', '1e2', '1234567890'])('rejects %s as an amount', (typed) => {
    expect(readRange(typed, '5')).toEqual({ min: null, max: '5' });
  });
});

it('detects filters', () => {
  expect(isFiltered({ title: 'tea', sort: 'sales-desc', page: 4 })).toBe(false);
  expect(isFiltered({ cid: 3 })).toBe(true);
  expect(isFiltered({ min: '5' })).toBe(true);
});
