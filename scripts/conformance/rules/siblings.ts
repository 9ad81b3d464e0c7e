/** What the rows of one list say of each other. */
import type { Difference } from '../grade.ts';
import { patternPath, type Place } from '../check/walk.ts';
import {
  below,
  DATA,
  differs,
  type Found,
  isTree,
  type RuleCall,
  type Tree,
  treesIn,
} from './call.ts';

function childDifferences({ tree, place }: Found): Difference[] {
  const { id, level } = tree;
  return treesIn(tree.childList).flatMap((child, at) => {
    const here = below(place, 'childList', at);
    const found: Difference[] = [];
    if (child.pid !== id)
      found.push(
        differs('disagrees', below(here, 'pid'), 'the id of the category above', String(child.pid)),
      );
    if (typeof level === 'number' && typeof child.level === 'number' && child.level !== level + 1)
      found.push(
        differs('disagrees', below(here, 'level'), 'one more than above', String(child.level)),
      );
    return found;
  });
}

const sortsOf = (nodes: readonly Tree[]) => nodes.map(({ sort }) => Number(sort));
/** Siblings with the larger `sort` come first. */
const siblingDifferences = (nodes: readonly Tree[], place: Place): Difference[] =>
  sortsOf(nodes).some((sort, at, all) => at > 0 && sort > (all[at - 1] ?? sort))
    ? [differs('wrong-row', place, 'the larger sort first', 'categories in another order')]
    : [];

/** Categories name the one above them, and are in order. */
export const treeDifferences = ({ objects, data, id }: RuleCall): Difference[] => {
  const nodes = objects.filter(({ schema }) => schema === 'CategoryNode');
  const ordered =
    id === 'productCategories' || id === 'storeCategories'
      ? [
          ...siblingDifferences(treesIn(data), DATA),
          ...nodes.flatMap(({ tree, place }) =>
            siblingDifferences(treesIn(tree.childList), below(place, 'childList')),
          ),
        ]
      : [];
  return [...nodes.flatMap(childDifferences), ...ordered.slice(0, 1)];
};

/** Lines by store have each store once. */
const storeOf = ({ merId, cartInfoList, orderInfoList }: Tree): unknown =>
  cartInfoList === undefined && orderInfoList === undefined ? undefined : merId;

function repeatedIn(value: unknown, place: Place): Difference[] {
  if (isTree(value))
    return Object.entries(value).flatMap(([name, one]) => repeatedIn(one, below(place, name)));
  if (!Array.isArray(value)) return [];
  const rows = treesIn(value);
  const ids = rows.flatMap((row) => row.id ?? storeOf(row) ?? []);
  const twice = ids.length - new Set(ids).size;
  return [
    ...(twice > 0 ? [differs('wrong-page', place, 'each row once', `${twice} rows twice`)] : []),
    ...value.flatMap((one, at) => repeatedIn(one, below(place, at))),
  ];
}

/** No list has an id twice; pages say it of themselves. */
export const repeatedDifferences = ({ data }: RuleCall): Difference[] =>
  isTree(data) && 'total' in data
    ? treesIn(data.list).flatMap((row, at) => repeatedIn(row, below(DATA, 'list', at)))
    : repeatedIn(data, DATA);

/** Fields that differ in the rows of a list. */
const NAMES: Readonly<Record<string, string>> = {
  ProductCard: 'storeName',
  ActivityProduct: 'storeName',
  MerchantCategory: 'name',
  HomeCategory: 'name',
  BottomNavigationItem: 'name',
  UserMenuItem: 'name',
  CategoryNode: 'name',
  HomeActivity: 'name',
  HotKeyword: 'title',
  MerchantCard: 'name',
  MerchantType: 'name',
  Guarantee: 'name',
};
const ENOUGH_ROWS = 3;

/** Rows of one list do not all have one name. */
export function nameDifferences({ objects }: RuleCall): Difference[] {
  const lists = new Map<string, Found[]>();
  for (const found of objects) {
    if (!(found.schema in NAMES)) continue;
    const key = `${found.schema} ${patternPath(found.place)}`;
    const list = lists.get(key) ?? [];
    list.push(found);
    lists.set(key, list);
  }
  return [...lists.values()].flatMap(([first, ...others]) => {
    if (!first || others.length + 1 < ENOUGH_ROWS) return [];
    const field = NAMES[first.schema] ?? '';
    const isOne = others.every(
      ({ tree }) => tree[field] === first.tree[field] && tree.id !== first.tree.id,
    );
    return isOne
      ? [
          differs(
            'disagrees',
            below(first.place, field),
            'a name of each row',
            `one name of all ${others.length + 1} rows`,
          ),
        ]
      : [];
  });
}
