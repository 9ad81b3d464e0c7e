import type { Place } from '../check/walk.ts';
import {
  below,
  DATA,
  differs,
  type Rule,
  type RuleCall,
  type Tree,
  treeOf,
  treesIn,
} from './call.ts';
import type { Facts } from './facts.ts';
import { isWhole } from './members.ts';

/** A list of everything of a kind, or an answer that says what is in it. */
interface Said {
  /** of rows, in words */
  set: string;
  id: string;
  isListed: boolean;
  place: Place;
  isVolatile?: true;
}

const MOST_BEST_SELLERS = 20;
const BEST_SELLERS = 'best seller';
const RECOMMENDED = 'product with stock';

const OF_STORES = ['typeId', 'categoryId'];
const NAMED_BY = /^(Merchant(Brief|Card|Index)|SettlementRecord)$/;
const activityOf = (id: unknown) => `product of activity ${String(id)}`;

const rowsIn = ({ data }: RuleCall) => treesIn(Array.isArray(data) ? data : treeOf(data).list);
const placeIn = ({ data }: RuleCall) => (Array.isArray(data) ? DATA : below(DATA, 'list'));

/** The set that a whole list is. */
function setOf(call: RuleCall): { set: string; key: string; isVolatile?: true } | null {
  const { id, params } = call;
  if (id === 'merchantTypes') return { set: 'typeId', key: 'id' };
  if (id === 'merchantCategories') return { set: 'categoryId', key: 'id' };
  if (id === 'productLeaderboard') return { set: BEST_SELLERS, key: 'id', isVolatile: true };
  if (!isWhole(call)) return null;
  if (id === 'activityProducts') return { set: activityOf(params.aid), key: 'proId' };
  return id === 'homeProducts' ? { set: RECOMMENDED, key: 'id', isVolatile: true } : null;
}

/** Products that sell more than any which may be missing among the best sellers. */
function bestSellers(call: RuleCall): Said[] {
  const { salesOrder, page, limit: _limit, language: _, ...filters } = call.query;
  const rows = rowsIn(call);
  const isComplete = rows.length >= MOST_BEST_SELLERS || isWhole(call);
  if (salesOrder !== 'desc' || page !== '1' || Object.keys(filters).length > 0 || !isComplete)
    return [];
  const sold = ({ sales, ficti }: Tree) => Number(sales) + Number(ficti);
  const next = rows[MOST_BEST_SELLERS - 1];
  return rows.flatMap((row, at) =>
    next === undefined || sold(row) > sold(next)
      ? [
          {
            set: BEST_SELLERS,
            id: String(row.id),
            isListed: true,
            place: below(placeIn(call), at, 'id'),
            isVolatile: true as const,
          },
        ]
      : [],
  );
}

const withStock = (call: RuleCall): Said[] =>
  rowsIn(call).flatMap(({ id, stock }, at) =>
    typeof stock === 'number'
      ? [
          {
            set: RECOMMENDED,
            id: String(id),
            isListed: stock > 0,
            place: below(placeIn(call), at, 'stock'),
            isVolatile: true as const,
          },
        ]
      : [],
  );

const tilesOf = (call: RuleCall): Said[] =>
  treesIn(call.data).flatMap((activity, at) =>
    treesIn(activity.productList).map(({ proId }, nth) => ({
      set: activityOf(activity.id),
      id: String(proId),
      isListed: true,
      place: below(DATA, at, 'productList', nth, 'proId'),
    })),
  );

const ofStores = ({ objects }: RuleCall): Said[] =>
  objects.flatMap(({ tree, schema, place }) =>
    OF_STORES.flatMap((name) =>
      NAMED_BY.test(schema) && typeof tree[name] === 'number' && tree[name] > 0
        ? [{ set: name, id: String(tree[name]), isListed: true, place: below(place, name) }]
        : [],
    ),
  );

const nameOf = (set: string) => `whether the list has this ${set}`;

function saidBy(call: RuleCall, facts: Facts): Said[] {
  const list = setOf(call);
  if (list) {
    const ids = rowsIn(call).map((row) => String(row[list.key]));
    const known = facts.thingsWith(nameOf(list.set), true);
    return [...new Set([...ids, ...known])].map((id) => ({
      ...list,
      id,
      isListed: ids.includes(id),
      place: placeIn(call),
    }));
  }
  if (call.id === 'homeActivities') return tilesOf(call);
  if (call.id === 'productList') return [...bestSellers(call), ...withStock(call)];
  return ofStores(call);
}

/** What an answer names or counts as one of a kind is in the list of all of these. */
export const createReferences =
  (facts: Facts): Rule =>
  (call) =>
    saidBy(call, facts).flatMap(({ set, id, isListed, place, isVolatile }) => {
      const fact = {
        thing: id,
        name: nameOf(set),
        value: isListed,
        ...(isVolatile && { isVolatile }),
      };
      return facts.observe(fact, call)
        ? [differs('disagrees', place, `a ${set} of the list of all`, `${id}, which it lacks`)]
        : [];
    });
