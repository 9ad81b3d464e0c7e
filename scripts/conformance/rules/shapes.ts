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
import { STAMP } from './times.ts';

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
    id === 'productCategories'
      ? [
          ...siblingDifferences(treesIn(data), DATA),
          ...nodes.flatMap(({ tree, place }) =>
            siblingDifferences(treesIn(tree.childList), below(place, 'childList')),
          ),
        ]
      : [];
  return [...nodes.flatMap(childDifferences), ...ordered.slice(0, 1)];
};

const E_MAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const PHONE = /^\+?\d[\d -]{7,}$/;

/** Authors of public reviews have a name, no mailbox or phone. */
export const authorDifferences = ({ objects }: RuleCall): Difference[] =>
  objects
    .filter(
      ({ schema, tree }) =>
        schema === 'Review' &&
        (E_MAIL.test(String(tree.nickname)) || PHONE.test(String(tree.nickname))),
    )
    .map(({ place }) =>
      differs(
        'leak',
        below(place, 'nickname'),
        'a name without contact data',
        'a mailbox or phone',
      ),
    );

function repeatedIn(value: unknown, place: Place): Difference[] {
  if (isTree(value))
    return Object.entries(value).flatMap(([name, one]) => repeatedIn(one, below(place, name)));
  if (!Array.isArray(value)) return [];
  const ids = treesIn(value).flatMap(({ id }) => id ?? []);
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

/** The times of the steps of a parcel. */
function stepsIn(text: unknown): string[] {
  if (typeof text !== 'string' || text === '') return [];
  try {
    return treesIn(JSON.parse(text)).map(({ AcceptTime }) => String(AcceptTime));
  } catch {
    return [];
  }
}
/** Couriers write times in their own ways: those of the contract can be compared. */
const isOldestFirst = (times: readonly string[]): boolean =>
  !times.every((time) => STAMP.test(time)) ||
  times.every((time, at) => at === 0 || time >= (times[at - 1] ?? ''));

/** Lines name the order that they are in. */
export const lineDifferences = ({ objects }: RuleCall): Difference[] =>
  objects.flatMap(({ tree, schema, place }) => {
    const no = /^Refund(ListItem|Detail)$/.test(schema) ? tree.merOrderNo : tree.orderNo;
    return treesIn(tree.orderInfoList).flatMap(({ merOrderNo }, at) =>
      typeof no !== 'string' || merOrderNo === undefined || merOrderNo === no
        ? []
        : [
            differs(
              'disagrees',
              below(place, 'orderInfoList', at, 'merOrderNo'),
              'the number of the order',
              String(merOrderNo),
            ),
          ],
    );
  });

/** Fields that say the same in two ways. */
const SAYS: readonly {
  schema: string;
  field: string;
  expected: string;
  holds: (tree: Tree) => boolean;
}[] = [
  {
    schema: 'MyCoupon',
    field: 'validStr',
    expected: 'not usable, since it was used or has lapsed',
    holds: ({ status, validStr }) => status === 0 || validStr !== 'usable',
  },
  {
    schema: 'MyCoupon',
    field: 'validStr',
    expected: 'not used, since it is unused',
    holds: ({ status, validStr }) => status !== 0 || validStr !== 'unusable',
  },
  {
    schema: 'RefundDetail',
    field: 'refundTime',
    expected: 'none until it is refunded',
    holds: ({ refundStatus, refundTime }) => refundStatus === 3 || (refundTime ?? '') === '',
  },
  {
    schema: 'Guarantee',
    field: 'isShow',
    expected: 'true, since it is shown',
    holds: ({ isShow }) => isShow !== false,
  },
  {
    schema: 'HomeActivity',
    field: 'productList',
    expected: 'one to 8 products, or 3 for type 2',
    holds: ({ type, productList = [{}] }) => {
      const { length } = treesIn(productList);
      return length > 0 && length <= (type === 2 ? 3 : 8);
    },
  },
  ...['MasterOrderDetail', 'MerchantOrderDetail'].map((schema) => ({
    schema,
    field: 'couponId',
    expected: 'a coupon, since there is a discount',
    holds: ({ couponId, couponPrice }: Tree) =>
      typeof couponPrice !== 'string' || !(Number(couponPrice) > 0) || Number(couponId) > 0,
  })),
  {
    schema: 'MerchantOrderDetail',
    field: 'deliveryMsg',
    expected: 'the message of a virtual delivery',
    holds: ({ deliveryType, deliveryMsg = 'not sent' }) =>
      deliveryType !== 'fictitious' || (deliveryMsg ?? '') !== '',
  },
  {
    schema: 'CouponOffer',
    field: 'lastTotal',
    expected: 'more than 0, since it is limited and offered',
    holds: ({ isLimited, lastTotal }) => isLimited !== true || Number(lastTotal) > 0,
  },
  {
    schema: 'CouponOffer',
    field: 'day',
    expected: 'days of validity, since the period is not fixed',
    holds: ({ isFixedTime, day }) => isFixedTime !== false || Number(day) > 0,
  },
  {
    schema: 'CouponOffer',
    field: 'useEndTimeStr',
    expected: 'the days of the fixed period',
    holds: ({ isFixedTime, useStartTimeStr, useEndTimeStr }) =>
      isFixedTime !== true ||
      ((useStartTimeStr ?? '') !== '' && (useEndTimeStr ?? '') >= (useStartTimeStr ?? '')),
  },
  {
    schema: 'Logistics',
    field: 'state',
    expected: 'on its way, since it has steps',
    holds: ({ state, logisticsInfo }) => state !== 0 || stepsIn(logisticsInfo).length === 0,
  },
  {
    schema: 'Logistics',
    field: 'logisticsInfo',
    expected: 'the oldest step first',
    holds: ({ logisticsInfo }) => isOldestFirst(stepsIn(logisticsInfo)),
  },
  {
    schema: 'PreOrder',
    field: 'addressId',
    expected: 'an address with its name, street and country',
    holds: ({ addressId, realName, detail, country, email }) =>
      [realName, detail, country, email].every(
        (one) => ((addressId ?? null) === null) === ((one ?? '') === ''),
      ),
  },
  {
    schema: 'CartLine',
    field: 'attrStatus',
    expected: 'true exactly if the sku exists and has stock',
    holds: ({ attrStatus, stock, attrId }) =>
      typeof stock !== 'number' || attrStatus === (attrId !== null && stock > 0),
  },
];

/** The main pictures of products, and which of them a gallery shows. */
export function createGalleries() {
  const owners = new Map<unknown, unknown>();

  /** A gallery without the picture of its product has none of another one either. */
  return ({ objects }: RuleCall): Difference[] =>
    objects.flatMap(({ tree, schema, place }) => {
      if (schema !== 'ProductInfo' && schema !== 'ProductCard') return [];
      const { id, image, sliderImage } = tree;
      if (typeof image === 'string')
        owners.set(
          image,
          (owners.get(image) ?? id) === id && owners.get(image) !== null ? id : null,
        );
      if (typeof sliderImage !== 'string' || sliderImage.includes(String(image))) return [];
      const isOthers = [...owners].some(
        ([picture, owner]) =>
          owner !== null && owner !== id && sliderImage.includes(`"${String(picture)}"`),
      );
      return isOthers
        ? [
            differs(
              'disagrees',
              below(place, 'sliderImage'),
              'pictures of the product itself',
              'the picture of another one, and not its own',
            ),
          ]
        : [];
    });
}

/** A guarantee that other products show is shown of each product that names it. */
export function createGuarantees() {
  const shown = new Set<string>();
  return ({ id, data, isRecorded }: RuleCall): Difference[] => {
    if (id !== 'productDetail' || isRecorded || !isTree(data)) return [];
    const { productInfo, guaranteeList } = data;
    const own = new Set(treesIn(guaranteeList).map((one) => String(one.id)));
    for (const one of own) shown.add(one);
    const named = isTree(productInfo) ? String(productInfo.guaranteeIds ?? '').split(',') : [];
    const missing = named.filter((one) => shown.has(one) && !own.has(one));
    return missing.length > 0
      ? [
          differs(
            'disagrees',
            below(DATA, 'guaranteeList'),
            'each guarantee that guaranteeIds names',
            `${missing.length} missing that other products show`,
          ),
        ]
      : [];
  };
}

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
    lists.set(key, [...(lists.get(key) ?? []), found]);
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

/** A coupon, a delivery and the like have no two states. */
export const stateDifferences = ({ objects }: RuleCall): Difference[] =>
  objects.flatMap(({ tree, schema, place }) =>
    SAYS.filter((one) => one.schema === schema && !one.holds(tree)).map(({ field, expected }) =>
      differs('disagrees', below(place, field), expected, String(tree[field])),
    ),
  );
