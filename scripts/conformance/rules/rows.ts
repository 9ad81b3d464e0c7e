import type { OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { units } from './amount.ts';
import { below, DATA, differs, type RuleCall, type Tree, treeOf, treesIn } from './call.ts';
import { isInOrder, orderOf, type Query } from './orders.ts';

interface RowRule {
  /** in words, for the report */
  expected: string;
  field: string;
  /** query parameter; the rule holds only if it was sent */
  when?: string;
  holds: (row: Tree, query: Query, call: RuleCall) => boolean;
  /** rows that it holds for may still be none of the list */
  isPartial?: true;
}

const atLeast = (amount: unknown, least: string | undefined) =>
  (units(amount) ?? 0n) >= (units(least ?? '') ?? 0n);

const PRICES: RowRule[] = [
  {
    expected: 'at least minPrice',
    field: 'price',
    when: 'minPrice',
    holds: (row, { minPrice }) => minPrice === '' || atLeast(row.price, minPrice),
  },
  {
    expected: 'at most maxPrice',
    field: 'price',
    when: 'maxPrice',
    holds: (row, { maxPrice }) =>
      maxPrice === '' || (units(row.price) ?? 0n) <= (units(maxPrice ?? '') ?? 0n),
  },
];

const equals = (field: string, when: string): RowRule => ({
  expected: `the requested ${when}`,
  field,
  when,
  // 0, an empty text and what is no value of the field are no filter.
  holds: (row, query) =>
    /^(0|)$/.test(query[when] ?? '') ||
    (typeof row[field] === 'boolean' && !/^(true|false)$/.test(query[when] ?? '')) ||
    String(row[field]) === query[when],
});

const LETTER = /^[a-z]$/i;

const isKept = ({ refundStatus }: Tree) => refundStatus === 0;
const TABS: Record<string, (row: Tree) => boolean> = {
  0: ({ paid, status }) => paid === false && status !== 9,
  1: (row) => row.paid === true && row.status === 0 && isKept(row),
  2: (row) => row.paid === true && row.status === 1 && isKept(row),
  3: (row) => row.paid === true && (row.status === 2 || row.status === 3) && isKept(row),
};
const STARS: Record<string, (star: number) => boolean> = {
  1: (star) => star === 5,
  2: (star) => star > 1 && star < 5,
  3: (star) => star === 1,
};

export const ROWS: Partial<Record<OperationId, readonly RowRule[]>> = {
  productList: PRICES,
  storeProducts: PRICES,
  merchantSearch: [
    equals('typeId', 'typeId'),
    equals('categoryId', 'categoryId'),
    equals('isSelf', 'isSelf'),
    {
      expected: 'a name with the letter that was searched for',
      field: 'name',
      when: 'keywords',
      isPartial: true,
      // Words may be among the keywords of a store, which nothing shows; databases find é by e.
      holds: ({ name }, { keywords = '' }, { language }) =>
        !(LETTER.test(keywords) && language === 'en') ||
        String(name).normalize('NFKD').toLowerCase().includes(keywords.toLowerCase()),
    },
  ],
  couponOffers: [
    equals('useType', 'useType'),
    {
      expected: 'coupons that shoppers receive themselves',
      field: 'type',
      holds: ({ type }) => type === undefined || type === 1,
    },
    {
      expected: 'coupons for the product',
      field: 'primaryKey',
      when: 'productId',
      holds: ({ primaryKey, useType }, { productId = '' }) =>
        useType !== 2 ||
        /^0?$/.test(productId) ||
        String(primaryKey).split(',').includes(productId),
    },
    {
      expected: 'isUse false for a guest',
      field: 'isUse',
      holds: ({ isUse }, _, { who }) => who !== 'guest' || isUse === false,
    },
  ],
  couponList: [
    {
      expected: 'unused coupons if usable, else used and expired ones',
      field: 'status',
      when: 'type',
      holds: ({ status }, { type }) =>
        (type !== 'usable' && type !== 'unusable') || (type === 'usable') === (status === 0),
    },
  ],
  orderCoupons: [
    { expected: 'unused coupons', field: 'status', holds: ({ status }) => status === 0 },
  ],
  productReviews: [
    {
      expected: 'stars of the requested type',
      field: 'star',
      when: 'type',
      holds: ({ star }, { type = '' }) => STARS[type]?.(Number(star)) ?? true,
    },
  ],
  orderList: [
    {
      expected: 'orders of the requested tab',
      field: 'status',
      when: 'type',
      holds: (row, { type = '' }) => TABS[type]?.(row) ?? true,
    },
  ],
  awaitPayOrders: [
    { expected: 'unpaid orders', field: 'paid', holds: ({ paid }) => paid === false },
  ],
};

/** Filters and sorts hold for every row. */
export function rowDifferences(call: RuleCall): Difference[] {
  const { id, query, data } = call;
  const rows = Array.isArray(data) ? treesIn(data) : treesIn(treeOf(data).list);
  const place = Array.isArray(data) ? DATA : below(DATA, 'list');
  const wrongRows = (ROWS[id] ?? [])
    .filter(({ when }) => when === undefined || query[when] !== undefined)
    .flatMap(({ expected, field, holds }) => {
      const at = rows.findIndex((row) => !holds(row, query, call));
      const row = rows[at];
      return row
        ? [differs('wrong-row', below(place, at, field), expected, String(row[field]))]
        : [];
    });
  const order = orderOf(call);
  const wrongOrder =
    order && !isInOrder(rows, order, query)
      ? [differs('wrong-row', below(place, 0, order.field), order.expected, 'another order')]
      : [];
  const defaultAt = rows.findIndex(({ isDefault }) => isDefault === true);
  const wrongDefault =
    defaultAt > 0
      ? [differs('wrong-row', below(place, defaultAt), 'the default first', `at ${defaultAt + 1}`)]
      : [];
  return [...wrongRows, ...wrongOrder, ...wrongDefault];
}
