import { expect, it } from 'vitest';
import { kindOf } from '#/domain/product/kind-of.ts';
import { wishlistSearch } from '#/pages/account/wishlist/search.ts';

it.each([
  ['Double-breasted coat, wool and cashmere', 'Double-breasted coat'],
  ['双排扣大衣 · 羊毛与羊绒', '双排扣大衣'],
  ['陶壶（600 毫升）', '陶壶'],
  ['Thé vert - 100 g', 'Thé vert'],
  ['[New] Teapot', 'New] Teapot'],
  ['Teapot', 'Teapot'],
  [',', ','],
])('%s is a kind of %s', (name, kind) => expect(kindOf(name)).toBe(kind));

it.each([
  ['', { tab: 'goods', page: 1 }],
  ['tab=stores&page=3', { tab: 'stores', page: 3 }],
  ['tab=elsewhere&page=-2', { tab: 'goods', page: 1 }],
  ['page=1.5', { tab: 'goods', page: 1 }],
])('the address %s', (query, read) =>
  expect(wishlistSearch.parse(new URLSearchParams(query))).toEqual(read),
);
