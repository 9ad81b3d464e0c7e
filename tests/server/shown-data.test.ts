import { describe, expect, it } from 'vitest';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { dehydrate } from '#/app/ssr-payload.ts';
import { createQueryClient } from '#/api/query-client.ts';
import { getProductCategoriesQueryKey } from '#generated/client/product/product.ts';
import { categoryChain } from '#/domain/search/category-chain.ts';
import { leafCategories } from '#/domain/search/leaf-categories.ts';
import { cutTree, shownData } from '#/server/shown-data.ts';

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
/** Ten categories with ten in each, with `leaves` in each of these. */
const treeOf = (leaves: number) =>
  Array.from({ length: 10 }, (_, top) =>
    node(
      top + 1,
      Array.from({ length: 10 }, (_none, middle) =>
        node(
          (top + 1) * 100 + middle,
          Array.from({ length: leaves }, (_nothing, leaf) =>
            node((top + 1) * 100_000 + middle * 1000 + leaf),
          ),
        ),
      ),
    ),
  );
const bytesOf = (tree: readonly CategoryNode[]) => JSON.stringify(tree).length;
const idsOf = (nodes: readonly CategoryNode[]) => nodes.map(({ id }) => id);

describe('the categories of a document', () => {
  it('are the top level, and the branch of its address with all siblings', () => {
    const tree = treeOf(30);
    const cut = cutTree(tree, 300_000 + 4000 + 7);
    expect(idsOf(cut)).toEqual(idsOf(tree));
    expect(idsOf(categoryChain(cut, 304_007))).toEqual([3, 304, 304_007]);
    const [, , third] = cut;
    expect(idsOf(third?.childList ?? [])).toEqual(idsOf(tree[2]?.childList ?? []));
    expect(third?.childList[4]?.childList).toHaveLength(30);
    expect(third?.childList[5]?.childList).toEqual([]);
    expect(cut[0]?.childList).toEqual([]);
  });

  it('have the first leaves of the category, which a page without products shows', () => {
    for (const leaves of [1, 3, 30]) {
      const tree = treeOf(leaves);
      for (const cid of [3, 304, 304_000, 999])
        expect(leafCategories(cutTree(tree, cid), cid)).toEqual(leafCategories(tree, cid));
    }
  });

  it('do not grow with the tree', () => {
    expect(bytesOf(cutTree(treeOf(300), 0))).toBe(bytesOf(cutTree(treeOf(3), 0)));
  });

  it('are cut in the payload by the address, whatever is in it', () => {
    const queryClient = createQueryClient({ sessionEnded: () => undefined });
    const tree = treeOf(3);
    queryClient.setQueryData(getProductCategoriesQueryKey(), tree);
    const sent = (search: string) =>
      dehydrate(queryClient, {
        time: 0,
        search,
        shown: shownData,
        texts: { namespaces: [], texts: {} },
        absent: [],
        error: null,
      }).queries[0]?.data;
    for (const search of ['', '?title=x', '?cid=', '?cid=x', '?cid=99', '?cid=-1'])
      expect(sent(search), search).toEqual(cutTree(tree, 0));
    expect(sent('?cid=304&page=2')).toEqual(cutTree(tree, 304));
    queryClient.clear();
  });
});
