import { describe } from '../check/issues.ts';
import type { Place } from '../check/walk.ts';
import type { Contract } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { isSame } from './amount.ts';
import { below, DATA, differs, type Rule, type RuleCall, type Tree, treeOf } from './call.ts';

/** Fields that the answer names as the request does, and that are something else. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  // The id of the settings of the store.
  merchantIndex: ['id'],
  merchantDetail: ['id'],
  // The method before the call.
  payStart: ['payType'],
  // The first address may be the default one, whatever was sent; dial codes may get their plus.
  addressSave: ['isDefault', 'countryCode', 'postCode'],
};
/** The number or id of the request by the name that it has in the answer. */
const NAMED: Readonly<Record<string, readonly [path: string, field: string]>> = {
  refundDetail: ['orderNo', 'refundOrderNo'],
  activityDetail: ['aid', 'id'],
};

const isPlain = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** An answer is that to the request: it repeats the ids, numbers and texts that were sent. */
function echoDifferences({ id, params, query, sent, data }: RuleCall): Difference[] {
  const tree = treeOf(data);
  const [from = '', to = ''] = NAMED[id] ?? [];
  const asked: Tree = { ...treeOf(sent), ...query, ...params };
  if (from !== '') {
    asked[to] = asked[from];
    delete asked[from];
  }
  return Object.entries(asked)
    .filter(
      ([name, value]) =>
        name in tree && isPlain(value) && !OTHERS[id]?.includes(name) && !isSame(value, tree[name]),
    )
    .map(([name]) =>
      differs(
        name in treeOf(sent) ? 'not-kept' : 'disagrees',
        below(DATA, name),
        `the ${name} of the request`,
        describe(tree[name], name),
      ),
    );
}

type Always = readonly (readonly [field: string, value: unknown])[];

/** What the contract says of a field that has one value only: `Always false here.` */
function constantsOf(contract: Contract): ReadonlyMap<string, Always> {
  const schemas = treeOf(treeOf(contract.spec.components).schemas);
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      Object.entries(treeOf(treeOf(schema).properties)).flatMap(([field, property]) => {
        const text = String(treeOf(property).description ?? '');
        const value = /\balways (true|false|0)\b/i.exec(text)?.[1];
        return value === undefined ? [] : [[field, JSON.parse(value) as unknown] as const];
      }),
    ]),
  );
}

/** Fields that the contract gives one value have it. */
function createConstants(contract: Contract): Rule {
  const constants = constantsOf(contract);
  return ({ objects }) =>
    objects.flatMap(({ tree, schema, place }) =>
      (constants.get(schema) ?? [])
        .filter(([field, value]) => (tree[field] ?? value) !== value)
        .map(([field, value]) =>
          differs('disagrees', below(place, field), `always ${String(value)}`, String(tree[field])),
        ),
    );
}

/** Names of rows, numbers, addresses, parcels, files, and what opens a session: nothing works without them. */
const NEEDED =
  /^(name|title|storeName|productName|merName|attrName|attrValues|nikeName|token|identity|orderNo|masterOrderNo|merOrderNo|refundOrderNo|preOrderNo|realName|userAddress|detail|country|expNo|expName|comment|currency|symbol|fileName|extName)$/;
/** Where the contract says so, a text may be empty. */
const MAY_BE_EMPTY = /empty|none|null|unset|optional|may /i;

function neededOf(contract: Contract): ReadonlyMap<string, readonly string[]> {
  const schemas = treeOf(treeOf(contract.spec.components).schemas);
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      Object.entries(treeOf(treeOf(schema).properties)).flatMap(([field, property]) => {
        const { type, description } = treeOf(property);
        const isNeeded = NEEDED.test(field) && type === 'string';
        return isNeeded && !MAY_BE_EMPTY.test(String(description ?? '')) ? [field] : [];
      }),
    ]),
  );
}

/** Texts that a row cannot be without are not empty. */
function createNeeded(contract: Contract): Rule {
  const needed = neededOf(contract);
  return ({ objects }) => {
    const seen = new Set<string>();
    return objects.flatMap(({ tree, schema, place }) =>
      (needed.get(schema) ?? [])
        .filter((field) => tree[field] === '' && !seen.has(`${schema} ${field}`))
        .map((field) => {
          seen.add(`${schema} ${field}`);
          return differs('wrong-text', below(place, field), 'a text', 'an empty one');
        }),
    );
  };
}

/** Fields that name the one of several others that is filled. */
const NAMES_ONE: Readonly<Record<string, { by: string; of: Readonly<Record<string, string>> }>> = {
  PcHome: {
    by: 'consumerType',
    of: {
      h5: 'consumerH5Url',
      hotline: 'consumerHotline',
      message: 'consumerMessage',
      email: 'consumerEmail',
    },
  },
  MobileHome: {
    by: 'consumerType',
    of: {
      h5: 'consumerH5Url',
      hotline: 'consumerHotline',
      message: 'consumerMessage',
      email: 'consumerEmail',
    },
  },
  MerchantService: {
    by: 'serviceType',
    of: {
      H5: 'serviceLink',
      phone: 'servicePhone',
      message: 'serviceMessage',
      email: 'serviceEmail',
    },
  },
  MerchantIndex: {
    by: 'serviceType',
    of: {
      H5: 'serviceLink',
      phone: 'servicePhone',
      message: 'serviceMessage',
      email: 'serviceEmail',
    },
  },
  LoginMethodInfo: { by: 'googleOpen', of: { true: 'googleClientId' } },
  RefundDetail: { by: 'refundStatus', of: { 1: 'refundReason', 3: 'refundTime' } },
  SettlementRecord: { by: 'auditStatus', of: { 3: 'denialReason' } },
};

/** What a state or channel needs is there. */
const namedOneDifferences = ({ objects }: RuleCall): Difference[] =>
  objects.flatMap(({ tree, schema, place }) => {
    const { by = '', of = {} } = NAMES_ONE[schema] ?? {};
    const field = of[String(tree[by])];
    return field === undefined || (tree[field] ?? '') !== ''
      ? []
      : [missing(below(place, field), `a value, since ${by} is ${String(tree[by])}`)];
  });
const missing = (place: Place, expected: string) => differs('disagrees', place, expected, 'none');

/** What each method needs for its next step. */
function paymentDifferences({ id, sent, data }: RuleCall): Difference[] {
  const { payType } = treeOf(sent);
  if (id !== 'payStart' || typeof payType !== 'string') return [];
  const { redirect, stripeClientSecret } = treeOf(data);
  const [field, value] =
    payType === 'stripe'
      ? (['stripeClientSecret', stripeClientSecret] as const)
      : (['redirect', redirect] as const);
  return (value ?? '') === '' ? [missing(below(DATA, field), `a value for ${payType}`)] : [];
}

/** What the contract and the request say of one answer. */
export const saidRules = (contract: Contract): readonly Rule[] => [
  echoDifferences,
  namedOneDifferences,
  paymentDifferences,
  createConstants(contract),
  createNeeded(contract),
];
