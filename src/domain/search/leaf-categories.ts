import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { categoryChain } from './category-chain.ts';

/** Maximum number of categories, because each one needs a call. */
const MAX_CATEGORIES = 8;

const leavesBelow = (node: CategoryNode): CategoryNode[] =>
  node.childList.length === 0 ? [node] : node.childList.flatMap(leavesBelow);

/**
 * Leaf categories below a category; none for a leaf, or a category that is not in the tree. Backends that match `cid`
 * exactly find products only in leaves.
 */
export function leafCategories(
  tree: readonly CategoryNode[],
  cid: number | undefined,
): CategoryNode[] {
  const category = categoryChain(tree, cid).at(-1);
  return category && category.childList.length > 0
    ? leavesBelow(category).slice(0, MAX_CATEGORIES)
    : [];
}
