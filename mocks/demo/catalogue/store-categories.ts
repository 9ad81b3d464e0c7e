import type { Category, StoreCategory } from '../../market/model.ts';
import { CATEGORIES, leafIdOf } from './categories.ts';
import { ENTRIES } from './models.ts';

/** Ids of a store's own categories, made from the platform's so that they differ per store. */
const ownId = (merId: number, categoryId: number) => merId * 1000 + categoryId;

function categoryOf(id: number): Category {
  const category = CATEGORIES.find((each) => each.id === id);
  if (!category) throw new Error(`No category ${id}`);
  return category;
}

function ownCategory(merId: number, category: Category, pid: number): StoreCategory {
  return { id: ownId(merId, category.id), pid, name: category.name, sort: category.sort };
}

/** Two levels: the groups a store sells in, and the leaves in them. */
export function storeCategories(merId: number): StoreCategory[] {
  const slugs = new Set(
    ENTRIES.filter((entry) => entry.model.merId === merId).map((entry) => entry.model.leaf),
  );
  const leaves = [...slugs].map((slug) => categoryOf(leafIdOf(slug)));
  const groups = [...new Set(leaves.map((leaf) => leaf.pid))].map(categoryOf);
  return [
    ...groups.map((group) => ownCategory(merId, group, 0)),
    ...leaves.map((leaf) => ownCategory(merId, leaf, ownId(merId, leaf.pid))),
  ];
}

export function storeCategoryIdsOf(merId: number, slug: string): number[] {
  const leaf = categoryOf(leafIdOf(slug));
  return [ownId(merId, leaf.pid), ownId(merId, leaf.id)];
}
