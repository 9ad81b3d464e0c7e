import type { Query } from '@tanstack/react-query';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { queriesOf } from '#/api/query-client.ts';
import { categoryChain } from '#/domain/search/category-chain.ts';
import type { CutCategory } from '#/domain/search/cut-category.ts';
import { leafCategories } from '#/domain/search/leaf-categories.ts';

/** The top level, and the branch of the category that a page is about, with its first leaves. */
export function cutTree(tree: readonly CategoryNode[], cid: number): CategoryNode[] {
  const chainOf = (id: number) => categoryChain(tree, id);
  const leaves = leafCategories(tree, cid);
  const kept = new Set([...chainOf(cid), ...leaves.flatMap(({ id }) => chainOf(id))]);
  const cut = (node: CategoryNode): CutCategory => {
    if (node.childList.length === 0) return node;
    return kept.has(node)
      ? { ...node, childList: node.childList.map(cut) }
      : { ...node, childList: [], isCut: true };
  };
  return tree.map(cut);
}

const isCategories = queriesOf(['productCategories']);

/** What a document needs of the data of a query. @param search of its page */
export function shownData(query: Query, search: string): unknown {
  const { data } = query.state;
  return isCategories(query)
    ? cutTree(data as CategoryNode[], Number(new URLSearchParams(search).get('cid')))
    : data;
}
