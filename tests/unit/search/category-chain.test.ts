import { expect, it } from 'vitest';
import { categoryChain } from '#/domain/search/category-chain.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';

const node = (id: number, childList: CategoryNode[] = []): CategoryNode => ({
  id,
  pid: 0,
  name: `n${id}`,
  icon: null,
  level: 1,
  sort: 0,
  isShow: true,
  childList,
});
const tree = [node(1, [node(11)]), node(2, [node(21), node(22, [node(221)])])];
const ids = (cid: number | undefined) => categoryChain(tree, cid).map(({ id }) => id);

it('returns the path from the top level to the category', () => {
  expect(ids(221)).toEqual([2, 22, 221]);
  expect(ids(2)).toEqual([2]);
});

it('is empty without a category or for an unknown one', () => {
  expect(ids(undefined)).toEqual([]);
  expect(ids(99)).toEqual([]);
});
