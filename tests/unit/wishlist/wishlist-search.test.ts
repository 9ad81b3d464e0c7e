import { expect, it } from 'vitest';
import { wishlistSearch } from '#/pages/account/routes.ts';

it.each([
  ['', { tab: 'goods', page: 1 }],
  ['tab=stores&page=3', { tab: 'stores', page: 3 }],
  ['tab=elsewhere&page=-2', { tab: 'goods', page: 1 }],
  ['page=1.5', { tab: 'goods', page: 1 }],
])('the address %s', (query, read) =>
  expect(wishlistSearch.parse(new URLSearchParams(query))).toEqual(read),
);
