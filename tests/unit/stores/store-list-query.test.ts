import { describe, expect, it } from 'vitest';
import {
  canonicalStores,
  isNarrowed,
  storesSearch,
  storesParams,
} from '#/domain/merchant/store-list-query.ts';
import { storePaths } from '#/lib/store-paths.ts';

const read = (query: string) => storesSearch.parse(new URLSearchParams(query));

describe('the address of the list of stores', () => {
  it('contains all filters and is parsed back', () => {
    const asked = { title: 'a & b', type: 2, category: 5, self: false, page: 3 };
    expect(storesSearch.parse(new URL(storePaths.more(asked), 'http://shop').searchParams)).toEqual(
      asked,
    );
    expect(storesParams(asked)).toEqual({
      keywords: 'a & b',
      typeId: 2,
      categoryId: 5,
      isSelf: false,
      page: 3,
      limit: 8,
    });
  });

  it('has no parameters by default', () => {
    expect(storePaths.more(read(''))).toBe('/merchant/merchant_more');
    expect(storesParams(read(''))).toEqual({ page: 1, limit: 8 });
    expect(isNarrowed(read('title=tea'))).toBe(false);
    expect(isNarrowed(read('self=false'))).toBe(true);
  });

  it.each([
    'type=-1',
    'type=1e99',
    'type=2147483648',
    'category=x',
    'category=1.5',
    'self=yes',
    'page=0',
    'page=99999999999',
    'title=%20%20',
    'type[]=1',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual({ page: 1 });
  });

  it('normalizes and truncates the search text', () => {
    expect(read(`title=${'x'.repeat(500)}`).title).toHaveLength(100);
    expect(read('title=%E0%BA%99%E0%BB%8D%E0%BA%B2++tea').title).toBe('ນຳ tea');
  });
});

describe('the canonical address of a list of stores', () => {
  it.each([
    ['title=tea&page=2', 'title=tea&page=2'],
    ['title=tea&category=3&page=2', 'title=tea'],
    ['category=3&page=2', 'category=3&page=2'],
    ['category=3&self=true', 'category=3'],
    ['type=1', ''],
  ])('%s is %s', (asked, known) => {
    expect(storePaths.more(canonicalStores(read(asked)))).toBe(
      `/merchant/merchant_more${known && '?'}${known}`,
    );
  });
});
