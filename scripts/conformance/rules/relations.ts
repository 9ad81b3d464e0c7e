import type { OperationId } from '../contract.ts';
import { SENDS_MESSAGES } from '../effects.ts';
import type { Difference } from '../grade.ts';
import {
  below,
  DATA,
  differs,
  type Found,
  type Rule,
  type RuleCall,
  treeOf,
  treesIn,
} from './call.ts';
import { pick } from '../run/pick.ts';
import { textOf, units } from './amount.ts';
import { createBarren } from './barren.ts';
import { fileDifferences } from './files.ts';
import type { Facts } from './facts.ts';
import { createNewestLines } from './newest-lines.ts';
import { isPage, numbersOf } from './pages.ts';
import { timeOf } from './times.ts';

/** Times that follow another one of the same thing: of a parcel, refund or review, that of its order. */
const AFTER: Readonly<Record<string, readonly [no: string, attribute: string]>> = {
  Logistics: ['orderNo', 'createTime'],
  RefundDetail: ['merOrderNo', 'createTime'],
  MyReview: ['merOrderNo', 'createTime'],
};

/** What is done with an order is not older than the order. */
const afterDifferences = (facts: Facts, { objects }: RuleCall): Difference[] =>
  objects.flatMap(({ tree, schema, place }) => {
    const [no = '', attribute = ''] = AFTER[schema] ?? [];
    const ordered = timeOf(facts.get(`store order ${String(tree[no])}`, attribute));
    return timeOf(tree.createTime) < ordered
      ? [
          differs(
            'wrong-time',
            below(place, 'createTime'),
            'not before the order',
            String(tree.createTime),
          ),
        ]
      : [];
  });

function readOptions(text: string): [string, string][] {
  try {
    return Object.entries(treeOf(JSON.parse(text))).map(([name, value]) => [name, String(value)]);
  } catch {
    return [];
  }
}

/** The options of a sku, one by one, are those of its key, by the names that the product gives them. */
function createOptions(): Rule {
  /** by their text: most skus are read again and again */
  const known = new Map<string, [string, string][]>();
  function optionsOf(value: unknown) {
    const text = String(value);
    const options = known.get(text) ?? readOptions(text);
    known.set(text, options);
    return options;
  }
  return ({ objects, data }) => {
    const names = new Set(treesIn(treeOf(data).productAttr).map(({ attrName }) => attrName));
    return objects.flatMap(({ tree, schema, place }) => {
      if (schema !== 'Sku') return [];
      const options = optionsOf(tree.attrValue);
      if (options.length === 0) return [];
      const isOfKey = options.map(([, value]) => value).join(',') === tree.sku;
      const isNamed = names.size === 0 || options.every(([name]) => names.has(name));
      return isOfKey && isNamed
        ? []
        : [
            differs(
              'disagrees',
              below(place, 'attrValue'),
              'the values of sku, by the names of productAttr',
              String(tree.attrValue),
            ),
          ];
    });
  };
}

/** The next steps of a sign-in have the token that was given. */
function tokenDifferences({ id, data }: RuleCall): Difference[] {
  const { token, ...pages } = treeOf(data);
  if (id !== 'twitterRequestToken' || typeof token !== 'string') return [];
  return ['authorizationURL', 'authenticationURL']
    .filter((field) => URL.canParse(String(pages[field])))
    .filter((field) => new URL(String(pages[field])).searchParams.get('oauth_token') !== token)
    .map((field) =>
      differs('disagrees', below(DATA, field), 'the token of the answer', 'another one'),
    );
}

const HUNDRED = 100n;

/** Applications show the fee of their category as the list of categories does: both in per cent. */
function createFees(): Rule {
  const fees = new Map<string, bigint>();
  return ({ id, data, objects }) => {
    if (id === 'merchantCategories')
      for (const { id: category, handlingFee } of treesIn(data)) {
        const fee = units(handlingFee);
        if (fee !== null) fees.set(String(category), fee);
      }
    return objects.flatMap(({ tree, schema, place }) => {
      const fee = units(tree.handlingFee);
      const other = fees.get(String(tree.categoryId));
      if (schema !== 'SettlementRecord' || !fee || !other) return [];
      // A category may have got another fee since, but not the hundredth part.
      return fee === other * HUNDRED || other === fee * HUNDRED
        ? [
            differs(
              'disagrees',
              below(place, 'handlingFee'),
              'per cent, as in merchantCategories',
              `${String(tree.handlingFee)} in place of ${textOf(other)}`,
            ),
          ]
        : [];
    });
  };
}

const CODE = /(?<!\d)\d{6}(?!\d)/;

/** The answer to the request for a code does not contain it. */
function codeDifferences({ id, data, exchange: { answer } }: RuleCall): Difference[] {
  const hasCode =
    SENDS_MESSAGES.has(id) &&
    (typeof data === 'string' || typeof data === 'number' || typeof data === 'object') &&
    CODE.test('text' in answer ? answer.text : '');
  return hasCode ? [differs('secret', DATA, 'no code', 'six digits')] : [];
}

/** Products with stock, wherever a list says that it has those only. */
function stockDifferences(facts: Facts, call: RuleCall): Difference[] {
  const isOnlySold = call.id === 'homeProducts';
  return call.objects.flatMap(({ tree, schema, place }) => {
    if (schema !== 'ProductCard' && schema !== 'ProductInfo') return [];
    const value = isOnlySold ? true : typeof tree.stock === 'number' ? tree.stock > 0 : null;
    if (value === null) return [];
    const thing = `product ${String(tree.id)}`;
    const known = facts.observe({ thing, name: 'is in stock', value, isVolatile: true }, call);
    return known
      ? [
          differs(
            isOnlySold ? 'wrong-row' : 'disagrees',
            below(place, 'id'),
            `as ${known.from} says of the stock`,
            value ? 'in stock' : 'sold out',
          ),
        ]
      : [];
  });
}

/** The average of the stars of all reviews, rounded down. */
function starDifferences(facts: Facts, call: RuleCall): Difference[] {
  const { id, data, params, query } = call;
  const thing = `product ${params.id ?? ''}`;
  const observe = (value: unknown) =>
    facts.observe({ thing, name: 'average of stars', value, isVolatile: true }, call);
  if (id === 'productReviewCount')
    return observe(treeOf(data).replyStar)
      ? [
          differs(
            'wrong-count',
            below(DATA, 'replyStar'),
            'the average of the stars of all reviews, rounded down',
            String(treeOf(data).replyStar),
          ),
        ]
      : [];
  if (id !== 'productReviews' || query.type !== '0' || !isPage(data)) return [];
  const { rows, total, page } = numbersOf(call);
  if (page !== 1 || rows.length !== total || total === 0) return [];
  const sum = rows.reduce((all, { star }) => all + Number(star), 0);
  return observe(Math.floor(sum / total))
    ? [differs('wrong-count', below(DATA, 'list'), 'the stars of replyStar', 'another average')]
    : [];
}

/** No review is a value, too. */
const NONE = 'none';
/** What two operations say of the reviews of a product. */
const OF_REVIEWS: Partial<Record<OperationId, readonly (readonly [name: string, path: string])[]>> =
  {
    productReviewDigest: [
      ['newest review', 'productReply.id'],
      ['share of good reviews', 'replyChance'],
    ],
    productReviewCount: [['share of good reviews', 'replyChance']],
    productReviews: [['newest review', 'list[0].id']],
  };

function reviewDifferences(facts: Facts, call: RuleCall): Difference[] {
  const { id, params, query, data } = call;
  if (id === 'productReviews' && (query.type !== '0' || Number(query.page ?? 1) !== 1)) return [];
  const thing = `product ${params.id ?? ''}`;
  return (OF_REVIEWS[id] ?? []).flatMap(([name, path]) => {
    const value = pick(data, path) ?? NONE;
    const known = facts.observe({ thing, name, value, isVolatile: true }, call);
    return known
      ? [
          differs(
            'disagrees',
            DATA,
            `the ${name} as in ${known.from}`,
            `${String(value)} in place of ${String(known.value)}`,
          ),
        ]
      : [];
  });
}

/** Numbers that only grow. */
const GROWING: Readonly<Record<string, readonly [id: string, fields: readonly string[]]>> = {
  ProductInfo: ['id', ['browse']],
  PointsAccount: ['*', ['settledIntegral']],
};

/** They do not become less; a cache of a server may be behind for a moment. */
function createCounters(): (call: RuleCall) => Difference[] {
  const most = new Map<string, { value: number; falls: number }>();
  const FALLS = 3;
  const fall = (call: RuleCall, { tree, schema, place }: Found): Difference[] => {
    const [id = '', fields = []] = GROWING[schema] ?? [];
    const own = id === '*' ? call.who : String(tree[id]);
    return fields.flatMap((field) => {
      const value = tree[field];
      if (typeof value !== 'number') return [];
      const key = `${schema} ${own} ${field}`;
      const before = most.get(key) ?? { value, falls: 0 };
      const isLess = value < before.value;
      const falls = isLess ? before.falls + 1 : before.falls;
      most.set(key, { value, falls });
      return isLess && falls === FALLS
        ? [
            differs(
              'disagrees',
              below(place, field),
              `at least the ${before.value} of the answer before`,
              String(value),
            ),
          ]
        : [];
    });
  };
  return (call) => call.objects.flatMap((found) => fall(call, found));
}

/** How values of different things, and of one thing at different times, go together. */
export const relationRules = (facts: Facts): readonly Rule[] => [
  createOptions(),
  tokenDifferences,
  fileDifferences,
  codeDifferences,
  (call) => afterDifferences(facts, call),
  (call) => stockDifferences(facts, call),
  (call) => starDifferences(facts, call),
  (call) => reviewDifferences(facts, call),
  createCounters(),
  createFees(),
  createNewestLines(),
  createBarren(),
];
