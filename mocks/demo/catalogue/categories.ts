import type { Category } from '../../market/model.ts';
import { TREE } from './category-tree.ts';
import { iconPicture } from './pictures.ts';
import { parseText } from '../../market/localised.ts';

interface Built {
  categories: Category[];
  leafIds: Map<string, number>;
}

function buildTree(): Built {
  const categories: Category[] = [];
  const leafIds = new Map<string, number>();
  let groupId = 10;
  let leafId = 100;
  TREE.forEach(([icon, name, groups], top) => {
    const topId = top + 1;
    categories.push({
      id: topId,
      pid: 0,
      level: 1,
      name: parseText(name),
      icon: iconPicture(icon),
      sort: TREE.length - top,
    });
    groups.forEach(([groupName, leaves], group) => {
      groupId += 1;
      categories.push({
        id: groupId,
        pid: topId,
        level: 2,
        name: parseText(groupName),
        icon: null,
        sort: groups.length - group,
      });
      leaves.forEach(([slug, leafIcon, leafName], leaf) => {
        leafId += 1;
        leafIds.set(slug, leafId);
        categories.push({
          id: leafId,
          pid: groupId,
          level: 3,
          name: parseText(leafName),
          icon: iconPicture(leafIcon),
          sort: leaves.length - leaf,
        });
      });
    });
  });
  return { categories, leafIds };
}

const built = buildTree();

export const CATEGORIES: readonly Category[] = built.categories;

export function leafIdOf(slug: string): number {
  const id = built.leafIds.get(slug);
  if (id === undefined) throw new Error(`No such leaf category: ${slug}`);
  return id;
}
