import type { OperationId } from '../contract.ts';
import { describe } from '../check/issues.ts';
import type { Difference } from '../grade.ts';
import { pick } from '../run/pick.ts';
import { below, DATA, differs, isTree, type RuleCall, treeOf, treesIn } from './call.ts';
import type { Facts } from './facts.ts';

/** A number or flag that several operations show, each in its way. */
interface Count {
  /** of the caller, or of a thing by its id */
  of: (call: RuleCall) => string;
  name: string;
  path: string;
  /** query that the operation must have been asked with */
  query?: Readonly<Record<string, string>>;
}

const mine = ({ who }: RuleCall) => `caller ${who}`;
const ofProduct = ({ params }: RuleCall) => `product ${params.id ?? ''}`;
const own = (name: string, path: string, query?: Record<string, string>): Count => ({
  of: mine,
  name,
  path,
  ...(query && { query }),
});
const reviews = (name: string, path: string, type?: string): Count => ({
  of: ofProduct,
  name,
  path,
  ...(type !== undefined && { query: { type } }),
});

export const COUNTS: Partial<Record<OperationId, readonly Count[]>> = {
  userInfo: [own('usable coupons', 'couponCount')],
  couponList: [own('usable coupons', 'total', { type: 'usable' })],
  awaitPayOrders: [own('unpaid orders', 'total')],
  orderList: [
    own('orders to ship', 'total', { type: '1' }),
    own('orders to receive', 'total', { type: '2' }),
    own('completed orders', 'total', { type: '3' }),
  ],
  orderCounts: [
    own('unpaid orders', 'unPaidCount'),
    own('orders to ship', 'unShippedCount'),
    own('orders to receive', 'receivedCount'),
    own('completed orders', 'completeCount'),
  ],
  orderCenterCounts: [
    own('unpaid orders', 'unPaidCount'),
    own('orders to ship', 'unShippedCount'),
    own('orders to receive', 'receivedCount'),
    own('lines to review', 'commentCount'),
    own('refunds', 'refundCount'),
  ],
  reviewableLines: [own('lines to review', 'total')],
  productReviewCount: [
    reviews('reviews', 'sumCount'),
    reviews('good reviews', 'goodCount'),
    reviews('fair reviews', 'inCount'),
    reviews('bad reviews', 'poorCount'),
  ],
  productReviewDigest: [reviews('reviews', 'sumCount')],
  productReviews: [
    reviews('reviews', 'total', '0'),
    reviews('good reviews', 'total', '1'),
    reviews('fair reviews', 'total', '2'),
    reviews('bad reviews', 'total', '3'),
  ],
};

export const isAsked = ({ query }: RuleCall, { query: wanted = {} }: Count) =>
  Object.entries(wanted).every(([name, value]) => query[name] === value);

/** Counts equal the lists that they count, as long as nothing is written. */
export const countDifferences = (facts: Facts, call: RuleCall): Difference[] =>
  (COUNTS[call.id] ?? [])
    .filter((count) => isAsked(call, count))
    .flatMap(({ of, name, path }) => {
      const value = pick(call.data, path);
      const thing = of(call);
      const known = facts.observe(
        { thing, name: `number of ${name}`, value, isVolatile: true },
        call,
      );
      return known
        ? [
            differs(
              'wrong-count',
              below(DATA, path),
              `the number of ${name} as in ${known.from}`,
              `${describe(value)} in place of ${describe(known.value)}`,
            ),
          ]
        : [];
    });

/** Flags of the caller about a product or store follow the writes. */
export function flagDifferences(facts: Facts, call: RuleCall): Difference[] {
  const { data, who } = call;
  if (call.id !== 'productDetail' || !isTree(data)) return [];
  const info = treeOf(data.productInfo);
  const flags = [
    ['product', info.id, 'wished', data.userCollect, ['userCollect']],
    [
      'store',
      info.merId,
      'followed',
      treeOf(data.merchantInfo).isCollect,
      ['merchantInfo', 'isCollect'],
    ],
  ] as const;
  return flags.flatMap(([of, number, name, value, steps]) => {
    const place = below(DATA, ...steps);
    if (who === 'guest')
      return value === true ? [differs('leak', place, 'false for a guest', 'true')] : [];
    const thing = `caller and ${of} ${who} ${String(number)}`;
    const known = facts.observe({ thing, name, value, isVolatile: true }, call);
    return known
      ? [differs('disagrees', place, `${name} as ${known.from} said`, describe(value))]
      : [];
  });
}

/** Refunds that wait for the merchant or the provider. */
const isRunning = ({ refundStatus }: { refundStatus?: unknown }) =>
  refundStatus === 0 || refundStatus === 2;

export function refundDifferences(facts: Facts, call: RuleCall): Difference[] {
  const { list, total } = treeOf(call.data);
  const rows = treesIn(list);
  if (call.id !== 'refundList' || rows.length !== Number(total)) return [];
  const value = rows.filter(isRunning).length;
  const attribute = { thing: mine(call), name: 'number of refunds', value, isVolatile: true };
  const known = facts.observe(attribute, call);
  return known
    ? [
        differs(
          'wrong-count',
          below(DATA, 'list'),
          `the running refunds as in ${known.from}`,
          `${value} in place of ${describe(known.value)}`,
        ),
      ]
    : [];
}

/** Guests follow no store. */
export const flagsOfGuests = ({ objects, who }: RuleCall): Difference[] =>
  objects
    .filter(
      ({ schema, tree }) =>
        schema === 'MerchantIndex' && who === 'guest' && tree.isCollect === true,
    )
    .map(({ place }) => differs('leak', below(place, 'isCollect'), 'false for a guest', 'true'));

/** At most one address is the default, and the default address is one. */
export function defaultDifferences({ id, data }: RuleCall): Difference[] {
  const rows =
    id === 'addressAll' ? treesIn(data) : id === 'addressList' ? treesIn(treeOf(data).list) : [];
  const defaults = rows.filter(({ isDefault }) => isDefault === true).length;
  if (defaults > 1)
    return [differs('wrong-row', DATA, 'at most one default address', `${defaults}`)];
  return id === 'addressDefault' && isTree(data) && data.isDefault === false
    ? [differs('wrong-row', below(DATA, 'isDefault'), 'true for the default address', 'false')]
    : [];
}

/** The points of a list are those of the account. */
export function pointsDifferences(facts: Facts, call: RuleCall): Difference[] {
  if (call.id !== 'pointsList') return [];
  const { list, total } = treeOf(call.data);
  const rows = treesIn(list);
  if (rows.length !== Number(total) || (call.query.page ?? '1') !== '1') return [];
  const value = rows.reduce(
    (all, { type, integral }) => all + (type === 2 ? -1 : 1) * Math.abs(Number(integral)),
    0,
  );
  const thing = `caller ${call.who}`;
  const known = facts.observe({ thing, name: 'points', value, isVolatile: true }, call);
  return known
    ? [
        differs(
          'wrong-sum',
          below(DATA, 'list'),
          `the points as in ${known.from}`,
          `${value} in place of ${describe(known.value)}`,
        ),
      ]
    : [];
}
