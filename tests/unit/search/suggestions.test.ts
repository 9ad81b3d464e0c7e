import { describe, expect, it } from 'vitest';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { splitAtMatch, suggestionsFor } from '#/domain/search/suggestions.ts';

const node = (id: number, name: string, childList: CategoryNode[] = []): CategoryNode => ({
  id,
  pid: 0,
  name,
  icon: null,
  level: 1,
  sort: 0,
  isShow: true,
  childList,
});
const known = {
  history: ['Leather bag', 'tea'],
  hot: ['tea', 'Bags for school', 'lamp'],
  tree: [node(1, 'Shoes & bags', [node(2, 'Handbags', [node(3, 'Bags of straw')])])],
  stores: [{ id: 7, name: 'Bag & Co', avatar: '/7.jpg', starLevel: 4 }],
  products: [],
};
const labels = (typed: string) =>
  suggestionsFor(typed, known).map(({ kind, label }) => `${kind} ${label}`);

describe('suggestions', () => {
  it('are recent and popular searches without input', () => {
    expect(labels('')).toEqual([
      'history Leather bag',
      'history tea',
      'hot tea',
      'hot Bags for school',
      'hot lamp',
    ]);
  });

  it('match the input case-insensitively, prefixes first', () => {
    expect(labels('BAG')).toEqual([
      'history Leather bag',
      'hot Bags for school',
      'category Bags of straw',
      'category Shoes & bags',
      'category Handbags',
      'store Bag & Co',
    ]);
  });

  it('contain neither the input nor duplicates', () => {
    expect(suggestionsFor('tea', { ...known, stores: [] })).toEqual([]);
    expect(suggestionsFor('te', { ...known, stores: [] }).map(({ label }) => label)).toEqual([
      'tea',
    ]);
  });

  it('are the single words if nothing has all of them', () => {
    const nothing = { ...known, stores: [], words: ['dress', 'red'] };
    expect(suggestionsFor('red dress', nothing)).toMatchObject([
      { kind: 'hot', label: 'dress', to: '/goods/goods_search?title=dress' },
      { kind: 'hot', label: 'red', to: '/goods/goods_search?title=red' },
    ]);
  });

  it('have the parent and the link of a category', () => {
    expect(suggestionsFor('handb', { ...known, stores: [] })).toMatchObject([
      { kind: 'category', note: 'Shoes & bags', to: '/goods/goods_search?cid=2' },
    ]);
  });

  it('end with products, which have a picture and prices, and stores', () => {
    const product = {
      id: 9,
      storeName: 'Straw bag',
      image: '/9.jpg',
      price: '9.90',
      otPrice: '12.00',
    };
    expect(suggestionsFor('bag', { ...known, products: [product] }).slice(-2)).toEqual([
      {
        id: 'product-9',
        kind: 'product',
        label: 'Straw bag',
        to: '/goods_detail/9',
        product: { image: '/9.jpg', price: '9.90', otPrice: '12.00' },
      },
      {
        id: 'store-7',
        kind: 'store',
        label: 'Bag & Co',
        to: '/merchant/merchant/home?id=7',
        store: { avatar: '/7.jpg', starLevel: 4 },
      },
    ]);
    expect(suggestionsFor('', { ...known, products: [product] }).at(-1)?.kind).toBe('hot');
  });

  it.each([
    ['Straw Bags', 'bag', ['Straw ', 'Bag', 's']],
    ['Lamp', 'bag', ['Lamp', '', '']],
    ['Lamp', '', ['Lamp', '', '']],
    ['İstanbul bag', 'bag', ['İstanbul bag', '', '']],
    ['茶壶', '壶', ['茶', '壶', '']],
  ])('mark the typed letters: %s, %s', (text, typed, parts) =>
    expect(splitAtMatch(text, typed)).toEqual(parts),
  );

  it('treat pattern characters literally', () => {
    expect(
      suggestionsFor('(.*', { ...known, history: ['(.*) bag'], stores: [] }).map(
        ({ label }) => label,
      ),
    ).toEqual(['(.*) bag']);
  });
});
