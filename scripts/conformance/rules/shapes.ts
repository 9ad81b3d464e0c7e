import type { Difference } from '../grade.ts';
import { below, DATA, differs, isTree, type RuleCall, type Tree, treesIn } from './call.ts';
import { CLOCK_MS, STAMP, timeOf } from './times.ts';

const E_MAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const PHONE = /^\+?\d[\d -]{7,}$/;

/** Authors of public reviews have a name, no mailbox or phone. */
const authorDifferences = ({ objects }: RuleCall): Difference[] =>
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

/** What a courier has done is not in the future. */
const stepDifferences = ({ objects, at }: RuleCall): Difference[] =>
  objects.flatMap(({ tree, schema, place }) => {
    const late = stepsIn(schema === 'Logistics' ? tree.logisticsInfo : '').find(
      (time) => timeOf(time) > at + CLOCK_MS,
    );
    return late === undefined
      ? []
      : [
          differs(
            'wrong-time',
            below(place, 'logisticsInfo'),
            'steps that have been done, in GMT+8',
            late,
          ),
        ];
  });

/** Lines name the order that they are in. */
const lineDifferences = ({ objects }: RuleCall): Difference[] =>
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
export const SAYS: readonly {
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

/** A coupon, a delivery and the like have no two states. */
const stateDifferences = ({ objects }: RuleCall): Difference[] =>
  objects.flatMap(({ tree, schema, place }) =>
    SAYS.filter((one) => one.schema === schema && !one.holds(tree)).map(({ field, expected }) =>
      differs('disagrees', below(place, field), expected, String(tree[field])),
    ),
  );

/** What one object says alone. */
export const SHAPES: readonly ((call: RuleCall) => Difference[])[] = [
  stateDifferences,
  stepDifferences,
  authorDifferences,
  lineDifferences,
];
