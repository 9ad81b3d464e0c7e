import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  listParams,
  nextSort,
  readRange,
  readSearch,
} from '../../../src/features/search/search-query.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('readSearch', () => {
  it('reads everything an address can say', () => {
    expect(read('title=tea+pot&cid=12&min=5&max=19.90&sort=price-asc&page=3')).toEqual({
      title: 'tea pot',
      cid: 12,
      min: '5',
      max: '19.90',
      sort: 'price-asc',
      page: 3,
    });
  });

  it('leaves aside what makes no sense', () => {
    expect(read('title=+&cid=x&min=-1&max=1e9&sort=rank&page=0')).toEqual({
      title: undefined,
      cid: undefined,
      min: undefined,
      max: undefined,
      sort: undefined,
      page: 1,
    });
  });

  it('shortens words that are too long for the call', () => {
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
  ])('takes %s for no page and no category', (number) => {
    expect(read(new URLSearchParams({ page: number, cid: number }).toString())).toMatchObject({
      page: 1,
      cid: undefined,
    });
  });

  it('takes the first of several values, and no lists', () => {
    expect(read('cid=1&cid=2&page[]=3&title[]=x')).toMatchObject({
      cid: 1,
      page: 1,
      title: undefined,
    });
  });

  it('turns a range round', () => {
    expect(read('min=100&max=20')).toMatchObject({ min: '20', max: '100' });
  });
});

describe('listParams', () => {
  it('asks for the first twenty when nothing is said', () => {
    expect(listParams({})).toEqual({ page: 1, limit: 20 });
  });

  it('names the parameters as the call does', () => {
    expect(listParams({ title: 'tea', cid: 4, min: '1', max: '2.50', page: 2 })).toEqual({
      keyword: 'tea',
      cid: 4,
      minPrice: '1',
      maxPrice: '2.50',
      page: 2,
      limit: 20,
    });
  });

  it('sorts by one thing alone', () => {
    expect(listParams({ sort: 'sales-desc' })).toEqual({ salesOrder: 'desc', page: 1, limit: 20 });
    expect(listParams({ sort: 'price-asc' })).toEqual({ priceOrder: 'asc', page: 1, limit: 20 });
  });
});

describe('nextSort', () => {
  it('shows best sellers first, then the others, then the default order', () => {
    expect(nextSort('sales', undefined)).toBe('sales-desc');
    expect(nextSort('sales', 'sales-desc')).toBe('sales-asc');
    expect(nextSort('sales', 'sales-asc')).toBeUndefined();
  });

  it('shows cheap goods first, then dear ones, then the default order', () => {
    expect(nextSort('price', undefined)).toBe('price-asc');
    expect(nextSort('price', 'price-asc')).toBe('price-desc');
    expect(nextSort('price', 'price-desc')).toBeUndefined();
  });

  it('starts anew when it was sorted by the other', () => {
    expect(nextSort('price', 'sales-asc')).toBe('price-asc');
    expect(nextSort('sales', 'price-desc')).toBe('sales-desc');
  });
});

describe('readRange', () => {
  it('takes either bound alone', () => {
    expect(readRange(' 20 ', '')).toEqual({ min: '20', max: undefined });
    expect(readRange('', '19,9')).toEqual({ min: undefined, max: '19.9' });
  });

  it('compares amounts, not texts', () => {
    expect(readRange('9', '100')).toEqual({ min: '9', max: '100' });
    expect(readRange('100', '9')).toEqual({ min: '9', max: '100' });
  });

  it.each(['ten', '-5', '1.234', '1 000', '12345678'])('marks %s as no amount', (typed) => {
    expect(readRange(typed, '5')).toEqual({ min: null, max: '5' });
  });
});

it('knows whether a search is narrowed', () => {
  expect(isFiltered({ title: 'tea', sort: 'sales-desc', page: 4 })).toBe(false);
  expect(isFiltered({ cid: 3 })).toBe(true);
  expect(isFiltered({ min: '5' })).toBe(true);
});
