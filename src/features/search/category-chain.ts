import type { CategoryNode } from '../../../generated/model/categoryNode.ts';

/** The way from the top of the tree down to a category, itself included; empty when it is not in the tree. */
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
