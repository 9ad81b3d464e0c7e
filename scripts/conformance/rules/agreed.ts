import { describe } from '../check/issues.ts';
import type { Place } from '../check/walk.ts';
import type { OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { below, DATA, differs, isTree, type Rule, type RuleCall, treeOf, treesIn } from './call.ts';
import type { Facts } from './facts.ts';
import { isWhole } from './members.ts';
import { timeOf } from './times.ts';

/** What an answer says of a thing, without naming it as other answers do. */
interface Said {
  thing: string;
  /** in words, for the report */
  name: string;
  value: unknown;
  place: Place;
  /** no write changes it */
  isLasting?: true;
}
type Saying = (call: RuleCall) => Said[];

const listIn = ({ data }: RuleCall) =>
  Array.isArray(data)
    ? { rows: treesIn(data), place: DATA }
    : { rows: treesIn(treeOf(data).list), place: below(DATA, 'list') };

const DEFAULT_ADDRESS = 'id of the default address';
/** Only a member changes the own address book. */
const CHANGES_ADDRESSES = /^address(Save|Delete|SetDefault)$/;
const defaultAddress = (call: RuleCall, value: unknown, place: Place): Said => ({
  thing: `caller ${call.who}`,
  name: DEFAULT_ADDRESS,
  value: value ?? 'none',
  place,
  isLasting: true,
});
const defaultOfList: Saying = (call) => {
  const { rows, place } = listIn(call);
  const at = rows.findIndex(({ isDefault }) => isDefault === true);
  if (at === -1 && !isWhole(call)) return [];
  return [defaultAddress(call, rows[at]?.id, at === -1 ? place : below(place, at, 'id'))];
};

/** Lines that the list itself says are reviewed, or not yet. */
const reviewed =
  (id: string, value: boolean): Saying =>
  (call) => {
    const { rows, place } = listIn(call);
    return rows.map((row, at) => ({
      thing: `order line ${String(row[id])}`,
      name: 'isReply',
      value,
      place: below(place, at, id),
    }));
  };

/** Which skus and specifications a product has. */
const optionsOfProduct: Saying = ({ params, data, language }) => {
  const { productAttr, productValue } = treeOf(data);
  const thing = `product ${params.id ?? ''}`;
  const skus = Object.values(treeOf(productValue)).map((one) => String(treeOf(one).id));
  const names = treesIn(productAttr).map(({ attrName }) => String(attrName));
  return [
    {
      thing,
      name: 'ids of the skus',
      value: skus.toSorted().join(', '),
      place: below(DATA, 'productValue'),
    },
    {
      thing,
      name: `specifications in ${language}`,
      value: names.join(', '),
      place: below(DATA, 'productAttr'),
    },
  ];
};

/** The first categories of the first level, as far as a place shows them. */
const firstCategories = (rows: unknown, count: number, place: Place): Said => ({
  thing: 'shop',
  name: `first ${count} categories`,
  value: treesIn(rows)
    .slice(0, count)
    .map(({ id }) => String(id))
    .join(', '),
  place,
});

const OF_PAGES = new Set(['page', 'limit']);
/** Two lists have all open stores, if nothing is filtered. */
const openStores: Saying = (call) => {
  const { rows, place } = listIn(call);
  const isFiltered = Object.keys(call.query).some((name) => !OF_PAGES.has(name));
  if (isFiltered || !isWhole(call)) return [];
  const value = rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
  return [
    {
      thing: 'shop',
      name: 'ids of the open stores',
      value: value.join(', '),
      place,
      isLasting: true,
    },
  ];
};

const SAYINGS: Partial<Record<OperationId, Saying>> = {
  addressAll: defaultOfList,
  addressList: defaultOfList,
  addressDefault: (call) => [
    defaultAddress(call, treeOf(call.data).id, isTree(call.data) ? below(DATA, 'id') : DATA),
  ],
  preOrderDetail: (call) => [
    defaultAddress(call, treeOf(call.data).addressId, below(DATA, 'addressId')),
  ],
  reviewableLines: reviewed('id', false),
  myReviews: reviewed('orderInfoId', true),
  merchantStreet: openStores,
  merchantSearch: openStores,
  productDetail: optionsOfProduct,
  productSkuDetail: optionsOfProduct,
  productCategories: ({ data }) =>
    treesIn(data).map((_, at) => firstCategories(data, at + 1, DATA)),
  mobileHomeIndex: ({ data }) => {
    const rows = treesIn(treeOf(data).categoryList);
    return [firstCategories(rows, rows.length, below(DATA, 'categoryList'))];
  },
  productReviewDigest: ({ params, data }) => {
    const { id } = treeOf(treeOf(data).productReply);
    return id === undefined
      ? []
      : [
          {
            thing: `review ${String(id)}`,
            name: 'product',
            value: params.id,
            place: below(DATA, 'productReply', 'id'),
          },
        ];
  },
};

const FIVE_MINUTES = 300_000;
/** Every order has the same time to be paid in. */
const timesToPay: Saying = ({ objects }) =>
  objects.flatMap(({ tree, schema, place }) => {
    const time = timeOf(tree.cancelTime) - timeOf(tree.createTime);
    return schema !== 'MasterOrderDetail' || Number.isNaN(time)
      ? []
      : [
          {
            thing: 'shop',
            name: 'time to pay an order, in five minutes',
            value: Math.round(time / FIVE_MINUTES),
            place: below(place, 'cancelTime'),
            isLasting: true,
          },
        ];
  });

/** A write that names another address leaves the default one as it is. */
function leavesDefault(facts: Facts, { id, sent, who }: RuleCall): boolean {
  const address = treeOf(sent);
  const known = facts.get(`caller ${who}`, DEFAULT_ADDRESS) ?? 'none';
  const isOther = known !== 'none' && String(known) !== String(address.id);
  return isOther && address.isDefault !== true && /^address(Save|Delete)$/.test(id);
}

/** Before what a write has sent is remembered. */
export function prepareWrite(facts: Facts, call: RuleCall) {
  if (call.id === 'settlementResubmit')
    facts.forget({ things: `application number ${call.params.id ?? ''}` });
  if (call.isRecorded || !leavesDefault(facts, call)) return;
  facts.confirm({ things: `caller ${call.who}`, name: DEFAULT_ADDRESS }, call.at);
}

/** Which one is the default after another choice; unknown if its flag was removed. */
function changeDefault(facts: Facts, call: RuleCall) {
  const thing = `caller ${call.who}`;
  facts.forget({ things: thing, name: DEFAULT_ADDRESS });
  const { id, isDefault } = treeOf(call.id === 'addressSave' ? call.data : call.sent);
  if (call.id === 'addressSetDefault' || (call.id === 'addressSave' && isDefault === true))
    facts.claim({ thing, name: DEFAULT_ADDRESS, value: id }, call);
}

/** The same fact has the same value in all answers that show it, each in its way. */
export const createAgreed =
  (facts: Facts): Rule =>
  (call): Difference[] => {
    if (CHANGES_ADDRESSES.test(call.id) && !leavesDefault(facts, call)) changeDefault(facts, call);
    return [...(SAYINGS[call.id]?.(call) ?? []), ...timesToPay(call)].flatMap(
      ({ thing, name, value, place, isLasting }) => {
        const known = facts.observe({ thing, name, value, isVolatile: isLasting !== true }, call);
        return known
          ? [
              differs(
                'disagrees',
                place,
                `the ${name} of ${thing.startsWith('shop') ? 'the shop' : `this ${thing.split(' ')[0] ?? ''}`} as in ${known.from}`,
                `${describe(value, name)} in place of ${describe(known.value, name)}`,
              ),
            ]
          : [];
      },
    );
  };
