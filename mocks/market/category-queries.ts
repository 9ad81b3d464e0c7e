import { findMerchant } from './lookups.ts';
import type { Market } from './context.ts';
import type { Category, StoreCategory } from './model.ts';

export interface TreeNode<Item> {
  item: Item;
  children: TreeNode<Item>[];
}

export function categoryTree(market: Market): TreeNode<Category>[] {
  return treeOf(market.catalogue.categories);
}

/** Empty for a store that does not exist. */
export function storeCategoryTree(market: Market, merId: number): TreeNode<StoreCategory>[] {
  return treeOf(findMerchant(market, merId)?.categories ?? []);
}

interface Linked {
  id: number;
  pid: number;
  sort: number;
}

/** The id itself and those of everything below it. */
export function withDescendants(items: readonly Linked[], id: number): Set<number> {
  const found = new Set([id]);
  let before = 0;
  while (found.size > before) {
    before = found.size;
    for (const item of items) if (found.has(item.pid)) found.add(item.id);
  }
  return found;
}

function treeOf<Item extends Linked>(items: readonly Item[], pid = 0): TreeNode<Item>[] {
  return items
    .filter((item) => item.pid === pid)
    .sort((a, b) => b.sort - a.sort || a.id - b.id)
    .map((item) => ({ item, children: treeOf(items, item.id) }));
}
