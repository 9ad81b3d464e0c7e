import type { CategoryNode } from '#generated/model/categoryNode.ts';

/** Ancestors of a category from the top, and the category; empty if it is not in the tree. */
export function categoryChain(
  tree: readonly CategoryNode[],
  cid: number | undefined,
): CategoryNode[] {
  if (!cid) return [];
  for (const node of tree) {
    if (node.id === cid) return [node];
    const below = categoryChain(node.childList, cid);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
