import type { CategoryNode } from '../../../generated/model/categoryNode.ts';
import { categoryChain } from './category-chain.ts';

/** Shelves on one page: more would be as many calls. */
const MOST = 8;

const leavesBelow = (node: CategoryNode): CategoryNode[] =>
  node.childList.length === 0 ? [node] : node.childList.flatMap(leavesBelow);

/**
 * The lowest categories below a category; none for one that is lowest itself, or not in the tree. Backends that match
 * `cid` exactly find products only there.
 */
export function leafCategories(
  tree: readonly CategoryNode[],
  cid: number | undefined,
): CategoryNode[] {
  const category = categoryChain(tree, cid).at(-1);
  return category && category.childList.length > 0 ? leavesBelow(category).slice(0, MOST) : [];
}
