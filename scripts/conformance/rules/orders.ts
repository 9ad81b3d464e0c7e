/** The orders of rows that the contract promises. */
import type { OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { units } from './amount.ts';
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
import { rowKey } from './pages.ts';

export type Query = Readonly<Record<string, string>>;
interface Order {
  /** in words, for the report */
  expected: string;
  field: string;
  /** null: the row may be anywhere */
  value: (row: Tree) => bigint | null;
  isRising?: (query: Query) => boolean;
}

/** A time as a number that grows with it. */
const stampOf = (time: unknown) =>
  typeof time === 'string' ? units(time.replaceAll(/\D/g, '')) : null;

const BY_SALES: Order = {
  expected: 'sales + ficti in the requested order',
  field: 'sales',
  value: ({ sales, ficti }) => (units(sales) ?? 0n) + (units(ficti) ?? 0n),
  isRising: ({ salesOrder }) => salesOrder !== 'desc',
};
const BY_PRICE: Order = {
  expected: 'prices in the requested order',
  field: 'price',
  value: ({ price }) => units(price),
  isRising: ({ priceOrder }) => priceOrder !== 'desc',
};
const BEST_SELLING: Order = {
  expected: 'the best-selling product first',
  field: 'sales',
  value: ({ sales }) => units(sales),
};
const MOST_STARS: Order = {
  expected: 'most stars first',
  field: 'starLevel',
  value: ({ starLevel }) => units(starLevel),
};
const NEWEST: Order = {
  expected: 'the newest first',
  field: 'createTime',
  // The time to pay is the same for all orders.
  value: ({ createTime, updateTime, cancelTime }) =>
    stampOf(createTime ?? updateTime ?? cancelTime),
};
/** Of rows without a time; the default address comes first. */
const LARGEST_ID: Order = {
  expected: 'the newest first',
  field: 'id',
  value: ({ id, isDefault }) => (isDefault === true ? null : units(id)),
};
const USED_FIRST: Order = {
  expected: 'used ones, then expired ones',
  field: 'status',
  value: ({ status }) => units(status),
  isRising: () => true,
};

const isSent = (query: Query, name: string) => (query[name] ?? '') !== '';
const products = (query: Query): Order | null => {
  if (isSent(query, 'salesOrder')) return BY_SALES;
  return isSent(query, 'priceOrder') ? BY_PRICE : null;
};
const always = (order: Order) => () => order;
const COUPONS: Readonly<Record<string, Order>> = { usable: LARGEST_ID, unusable: USED_FIRST };

/** By a field of the rows. */
export const ORDERS: Partial<Record<OperationId, (query: Query) => Order | null>> = {
  productList: products,
  storeProducts: products,
  productLeaderboard: always(BEST_SELLING),
  merchantSearch: always(MOST_STARS),
  couponList: ({ type = '' }) => COUPONS[type] ?? null,
  productReviews: always(NEWEST),
  settlementRecords: always(NEWEST),
  collectProductList: always(NEWEST),
  collectMerchantList: always(NEWEST),
  awaitPayOrders: always(NEWEST),
  orderList: always(NEWEST),
  myReviews: always(NEWEST),
  pointsList: always(NEWEST),
  merchantTypes: always(LARGEST_ID),
  merchantCategories: always(LARGEST_ID),
  refundList: always(LARGEST_ID),
  reviewableLines: always(LARGEST_ID),
  addressAll: always(LARGEST_ID),
  addressList: always(LARGEST_ID),
};

export const orderOf = ({ id, query }: RuleCall): Order | null => ORDERS[id]?.(query) ?? null;

export function isInOrder(
  rows: readonly Tree[],
  { value, isRising }: Order,
  query: Query,
): boolean {
  const sign = isRising?.(query) ? 1n : -1n;
  const values = rows.flatMap((row) => value(row) ?? []);
  return values.every((one, at) => at === 0 || sign * (one - (values[at - 1] ?? one)) >= 0n);
}

const rowsIn = ({ data }: RuleCall) => treesIn(Array.isArray(data) ? data : treeOf(data).list);
/** The name of an order, and the rows that have it. */
interface PlacedRows {
  order: string;
  rows: readonly Tree[];
  path: readonly string[];
  /** the whole list, of one request */
  isList?: true;
}

type Placed = (call: RuleCall) => PlacedRows;
const placed =
  (nameOf: (call: RuleCall) => string): Placed =>
  (call) => ({
    order: nameOf(call),
    rows: rowsIn(call),
    path: Array.isArray(call.data) ? [] : ['list'],
  });
const isSorted = ({ query }: RuleCall) => products(query) !== null;
/** Searches may have what fits best first. */
const isChosen = (call: RuleCall) => isSorted(call) || isSent(call.query, 'keyword');
/** Equal rows keep their order, or pages would lack some of them. */
const chosen = ({ id, query }: RuleCall) => {
  const { page: _page, limit: _limit, language: _language, ...rest } = query;
  return `rows of ${id} ${JSON.stringify(rest)}`;
};
const PLATFORM = 'products as the platform sets it';

/** An order that the shop sets: no field shows it, and it is the same in all lists. */
export const SET_ORDERS: Partial<Record<OperationId, Placed>> = {
  productList: placed((call) => (isChosen(call) ? chosen(call) : PLATFORM)),
  homeProducts: placed(() => PLATFORM),
  storeProducts: placed((call) =>
    isChosen(call) ? chosen(call) : `products as store ${call.query.merId ?? ''} sets it`,
  ),
  merchantStreet: placed(() => 'stores of the street'),
  couponOffers: placed(() => 'coupons as the merchant sets it'),
  activityProducts: placed(({ params }) => `products of activity ${params.aid ?? ''}`),
  productCategories: placed(() => 'categories of the first level'),
  mobileHomeIndex: ({ data }) => ({
    order: 'categories of the first level',
    rows: treesIn(treeOf(data).categoryList),
    path: ['categoryList'],
  }),
};

/** Settings of a member that the shop makes. */
const ALSO_SET = new Set<OperationId>(['userMenu']);
/** Longer lists are no settings. */
const MANY = 200;

/** All lists of an answer by where they stand: below a row, by the name of the row. */
function listsIn(value: unknown, order: string, path: readonly string[] = []): PlacedRows[] {
  if (Array.isArray(value)) {
    const rows = treesIn(value);
    const keys = rows.map(rowKey);
    if (rows.length !== value.length || rows.length > MANY || new Set(keys).size < keys.length)
      return [];
    return [
      { order, rows, path, isList: true },
      ...rows.flatMap((row, at) => listsIn(row, `${order} ${keys[at] ?? ''}`, path)),
    ];
  }
  return Object.entries(treeOf(value)).flatMap(([name, one]) =>
    listsIn(one, `${order} ${name}`, [...path, name]),
  );
}

/** Lists that are in the order of the platform, whatever that is. */
function placedIn(call: RuleCall): readonly PlacedRows[] {
  const { id, operation, params, query, data } = call;
  const set = SET_ORDERS[id]?.(call);
  if (set) return [set];
  if (!operation.reading || ORDERS[id]) return [];
  if (operation.signIn === 'required' && !ALSO_SET.has(id)) return [];
  const { page, limit, language: _, ...rest } = query;
  return page !== undefined || limit !== undefined
    ? []
    : listsIn(data, `rows of ${id} ${JSON.stringify([params, rest])}`);
}

/** As many other lists of one order are compared. */
const LISTS = 12;

interface List {
  call: RuleCall;
  ranks: ReadonlyMap<string, number>;
}

/** Two neighbours that the other list has the other way round. */
function swappedIn(keys: readonly string[], { ranks }: List): readonly [string, string] | null {
  const shared = keys.filter((key) => ranks.has(key));
  const at = shared.findIndex(
    (key, nth) => nth > 0 && (ranks.get(key) ?? 0) < (ranks.get(shared[nth - 1] ?? '') ?? 0),
  );
  const [before, after] = [shared[at - 1], shared[at]];
  return before === undefined || after === undefined ? null : [before, after];
}

/** Two rows come in the same order in all lists of one order, unless others change it. */
export function createSameOrder(facts: Facts): Rule {
  const lists = new Map<string, Map<string, List>>();
  const doubted = new Map<string, Map<string, readonly [string, string]>>();

  const firstOf = (one: string, other: string, ranks: List['ranks']) =>
    (ranks.get(one) ?? 0) < (ranks.get(other) ?? 0) ? one : other;

  function check(call: RuleCall, { order, rows, path, isList }: PlacedRows): Difference[] {
    const ofOrder = { thing: order, ...(isList && { isList }) };
    const keys = rows.map(rowKey);
    const own: List = { call, ranks: new Map(keys.map((key, at) => [key, at])) };
    const others = lists.get(order) ?? new Map<string, List>();
    const pairs = doubted.get(order) ?? new Map<string, readonly [string, string]>();
    doubted.set(order, pairs);
    for (const other of others.values()) {
      const pair = swappedIn(keys, other);
      if (!pair || pairs.has(pair.toSorted().join(' '))) continue;
      const name = pair.toSorted().join(' ');
      pairs.set(name, pair);
      facts.observe({ ...ofOrder, name, value: firstOf(...pair, other.ranks) }, other.call);
    }
    others.delete(call.exchange.url);
    lists.set(order, new Map([...others, [call.exchange.url, own] as const].slice(-LISTS)));
    const found = [...pairs].flatMap(([name, [one, other]]): Difference[] => {
      if (!own.ranks.has(one) || !own.ranks.has(other)) return [];
      const known = facts.observe(
        { ...ofOrder, name, value: firstOf(one, other, own.ranks) },
        call,
      );
      return known
        ? [
            differs(
              'wrong-row',
              below(DATA, ...path),
              `two rows in the order of ${known.from}`,
              'the other way round',
            ),
          ]
        : [];
    });
    return found.slice(0, 1);
  }

  return (call) =>
    call.isRecorded
      ? []
      : placedIn(call).flatMap((one) => (one.order === '' ? [] : check(call, one)));
}
