import { describe } from '../check/issues.ts';
import { exactPath, type Place } from '../check/walk.ts';
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

/** What the contract says of a field that has one value only: `Always false.`, `null here` */
export function constantsOf(contract: Contract): ReadonlyMap<string, Always> {
  const schemas = treeOf(treeOf(contract.spec.components).schemas);
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      Object.entries(treeOf(treeOf(schema).properties)).flatMap(([field, property]) => {
        const text = String(treeOf(property).description ?? '');
        const value = /\b(?:always (true|false|0|null)\b|(true|false|null) here\b)/i
          .exec(text)
          ?.slice(1)
          .find((one) => one !== undefined);
        return value === undefined ? [] : [[field, JSON.parse(value) as unknown] as const];
      }),
    ]),
  );
}

/** None may be written as an empty text or 0. */
const isValue = (due: unknown, value: unknown) =>
  (value ?? due) === due || (due === null && (value === '' || Number(value) === 0));

/** Fields that the contract gives one value have it. */
function createConstants(contract: Contract): Rule {
  const constants = constantsOf(contract);
  return ({ objects }) =>
    objects.flatMap(({ tree, schema, place }) =>
      (constants.get(schema) ?? [])
        .filter(([field, value]) => !isValue(value, tree[field]))
        .map(([field, value]) =>
          differs('disagrees', below(place, field), `always ${String(value)}`, String(tree[field])),
        ),
    );
}

/** Forms of texts by the words that descriptions have for them. A null or an empty text is none. */
const FORMS: readonly (readonly [words: RegExp, form: RegExp])[] = [
  [/\bwith (?:its )?plus\b/i, /^\+\d/],
  [/\bwithout dot\b/i, /^[^.]+$/],
  [/\bids?\b.*\bjoined by commas\b/i, /^[\d, ]+$/],
];

/** What the contract says of the form of a text: `without dot`, `ids joined by commas`. */
function formsOf(
  contract: Contract,
): ReadonlyMap<string, readonly (readonly [field: string, said: string, form: RegExp])[]> {
  const schemas = treeOf(treeOf(contract.spec.components).schemas);
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      Object.entries(treeOf(treeOf(schema).properties)).flatMap(([field, property]) => {
        const said = String(treeOf(property).description ?? '');
        return FORMS.filter(([words]) => words.test(said)).map(
          ([, form]) => [field, said, form] as const,
        );
      }),
    ]),
  );
}

/** Texts have the form that the contract describes. */
function createForms(contract: Contract): Rule {
  const forms = formsOf(contract);
  return ({ objects }) =>
    objects.flatMap(({ tree, schema, place }) =>
      (forms.get(schema) ?? []).flatMap(([field, said, form]) => {
        const value = tree[field];
        return typeof value !== 'string' || value === '' || form.test(value)
          ? []
          : [differs('disagrees', below(place, field), said, describe(value, field))];
      }),
    );
}

/** Names of rows, numbers, addresses, pictures, parcels, files, and what opens a session: nothing works without them. */
const NEEDED =
  /^(name|title|storeName|productName|merName|attrName|attrValues?|nikeName|token|identity|orderNo|masterOrderNo|merOrderNo|refundOrderNo|preOrderNo|realName|userAddress|detail|country|expNo|expName|comment|currency|symbol|fileName|extName|url|pic|logoUrl|sattDir|authorizationURL|authenticationURL|tokenSecret)$/;
/** Where the contract says so, a text may be empty. */
const MAY_BE_EMPTY = /empty|none|null|unset|optional|may /i;
/** Texts that one thing may be without, and not all of them. */
const OPTIONAL: Readonly<Record<string, string>> = {
  serviceLink: 'another channel is in use',
  servicePhone: 'another channel is in use',
  serviceMessage: 'another channel is in use',
  serviceEmail: 'another channel is in use',
  storeInfo: 'a product without a description',
  instruction: 'an activity without a text',
  intro: 'a store without an introduction',
  imageUrl: 'a banner that is off',
  proImage: 'an activity with the pictures of the products',
  qualificationPicture: 'a type of store that needs no documents',
};
const ENOUGH_EMPTY = 3;

/** The texts that the contract requires and does not say to be empty, and whether each one is needed. */
function neededOf(contract: Contract): ReadonlyMap<string, ReadonlyMap<string, boolean>> {
  const schemas = treeOf(treeOf(contract.spec.components).schemas);
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      new Map(
        Object.entries(treeOf(treeOf(schema).properties)).flatMap(([field, property]) => {
          const { type, description } = treeOf(property);
          return type !== 'string' ||
            field in OPTIONAL ||
            MAY_BE_EMPTY.test(String(description ?? ''))
            ? []
            : [[field, NEEDED.test(field)] as const];
        }),
      ),
    ]),
  );
}

/** Texts that a row cannot be without are not empty, and others not of all rows. */
function createNeeded(contract: Contract): Rule {
  const needed = neededOf(contract);
  /** by operation and field: the things without it; null if one has it */
  const empty = new Map<string, Set<string> | null>();
  function isEmptied(key: string, value: unknown, thing: string): boolean {
    const things = empty.get(key);
    if (value !== '' || things === null) {
      if (value !== '') empty.set(key, null);
      return false;
    }
    const all = things ?? new Set();
    empty.set(key, all);
    const before = all.size;
    return before < all.add(thing).size && all.size === ENOUGH_EMPTY;
  }
  return ({ id, objects }) => {
    const seen = new Set<string>();
    return objects.flatMap(({ tree, schema, place }) =>
      [...(needed.get(schema) ?? [])].flatMap(([field, isNeeded]) => {
        const value = tree[field];
        if (typeof value !== 'string') return [];
        const key = `${id} ${schema}.${field}`;
        const isWrong = isNeeded
          ? value === '' && !seen.has(key)
          : isEmptied(key, value, String(tree.id ?? exactPath(place)));
        if (!isWrong) return [];
        seen.add(key);
        const got = isNeeded ? 'an empty one' : `none, of ${ENOUGH_EMPTY} things`;
        return [differs('wrong-text', below(place, field), 'a text', got)];
      }),
    );
  };
}

/** Fields that name the one of several others that is filled. */
interface Names {
  by: string;
  of: Readonly<Record<string, string>>;
  /** the others are empty */
  isOnly?: true;
  /** those after it are filled, too, but for the last one */
  isOnward?: true;
}
const SITE_SERVICE: Names = {
  by: 'consumerType',
  of: {
    h5: 'consumerH5Url',
    hotline: 'consumerHotline',
    message: 'consumerMessage',
    email: 'consumerEmail',
  },
  isOnward: true,
};
const STORE_SERVICE: Names = {
  by: 'serviceType',
  of: {
    H5: 'serviceLink',
    phone: 'servicePhone',
    message: 'serviceMessage',
    email: 'serviceEmail',
  },
};
export const NAMES_ONE: Readonly<Record<string, Names>> = {
  PcHome: SITE_SERVICE,
  MobileHome: SITE_SERVICE,
  MerchantService: STORE_SERVICE,
  MerchantIndex: STORE_SERVICE,
  LoginMethodInfo: { by: 'googleOpen', of: { true: 'googleClientId' } },
  RefundDetail: { by: 'refundStatus', of: { 1: 'refundReason', 3: 'refundTime' }, isOnly: true },
  SettlementRecord: { by: 'auditStatus', of: { 3: 'denialReason' } },
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** What a state or channel needs is there, and what belongs to another state is not. */
const namedOneDifferences = ({ objects }: RuleCall): Difference[] =>
  objects.flatMap(({ tree, schema, place }) => {
    const { by, of, isOnly, isOnward } = NAMES_ONE[schema] ?? { by: '', of: {} };
    if (tree[by] === undefined) return [];
    const named = of[String(tree[by])];
    const fields = Object.values(of);
    const onward = isOnward && named !== undefined ? fields.slice(fields.indexOf(named), -1) : [];
    return fields.flatMap((field) => {
      const since = `since ${by} is ${String(tree[by])}`;
      if ((field === named || onward.includes(field)) && isEmpty(tree[field]))
        return [missing(below(place, field), `a value, ${since}`)];
      return isOnly && field !== named && !isEmpty(tree[field])
        ? [differs('disagrees', below(place, field), `none, ${since}`, 'a value')]
        : [];
    });
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
  createForms(contract),
  createNeeded(contract),
];
