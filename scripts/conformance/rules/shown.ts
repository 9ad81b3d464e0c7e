import { describe } from '../check/issues.ts';
import type { OperationId } from '../contract.ts';
import { patternPath } from '../check/walk.ts';
import type { Difference } from '../grade.ts';
import {
  below,
  DATA,
  differs,
  type Found,
  type RuleCall,
  type Tree,
  treeOf,
  treesIn,
} from './call.ts';
import type { Facts } from './facts.ts';
import { identified } from './identified.ts';
import { PLACES, type Shown } from './places.ts';

/** Pictures and files of one server, by the rest of their address. */
const pathOf = (value: unknown): unknown =>
  typeof value === 'string' && /^https?:\/\//.test(value)
    ? value.replace(/^https?:\/\/[^/]+/, '')
    : value;
const FILES = new Set(['image', 'picture', 'avatar', 'backImage']);
/** Servers store pictures under other names than they were sent. */
const COUNTED = new Set(['pictures']);
/** Lists of things, by their ids in order. */
const LISTS = new Set(['lines', 'adverts']);
/** The contract says what null means here: not yet. */
const UNTIL = new Set(['reply', 'payTime', 'parcel', 'courier']);
/** A time, or a day of the calendar. */
const DAYS = new Set(['firstDay', 'lastDay']);

export function comparable(attribute: string, value: unknown): unknown {
  // A number without a value is 0 in some databases.
  if (attribute === 'postCode' && value === null) return 0;
  if (attribute === 'pictureList' && Array.isArray(value))
    return (
      value
        .filter((one) => one !== '')
        .map(pathOf)
        .join(', ') || 'none'
    );
  if (COUNTED.has(attribute))
    return Array.isArray(value) ? value.filter((one) => one !== '').length : value;
  if (attribute === 'refundPictures' && (typeof value === 'string' || value === null))
    return (value ?? '').split(',').filter((one) => one !== '').length;
  if (LISTS.has(attribute) && Array.isArray(value))
    return value.map((one) => String(treeOf(one).id)).join(', ') || 'none';
  if (DAYS.has(attribute)) return String(value).slice(0, 10);
  return FILES.has(attribute) ? pathOf(value) : value;
}

/** The thing that an object shows; null if it has no id here. */
export function thingOf({ of: kind, id }: Shown, tree: Tree, call: RuleCall): string | null {
  // Stores number their categories themselves.
  const of = call.id === 'storeCategories' && kind === 'category' ? 'category of a store' : kind;
  const { who } = call;
  if (id === '.') return of;
  if (id === '*') return who === 'guest' ? null : `${of} ${who}`;
  const value = id.startsWith('/') ? call.params[id.slice(1)] : tree[id];
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return of.startsWith('caller') ? `${of} ${who} ${value}` : `${of} ${value}`;
}

/** The reasons of refused refunds are those of an earlier request. */
const isOld = (schema: string, { refundStatus }: Tree) =>
  schema === 'RefundDetail' && refundStatus === 1;

/** The same thing has the same values wherever it is shown, and those that were sent. */
export function shownDifferences(facts: Facts, call: RuleCall): Difference[] {
  return identified(call).flatMap((found) =>
    (PLACES[found.schema] ?? []).flatMap((shown) => placeDifferences(facts, call, found, shown)),
  );
}

/** Rows that belong to one thing alone, which the request names. */
const BELONGS: Partial<
  Record<OperationId, { of: string; to: string; owner: (call: RuleCall) => string | undefined }>
> = {
  storeProducts: { of: 'product', to: 'store', owner: ({ query }) => query.merId },
  storeCategories: { of: 'category of a store', to: 'store', owner: ({ params }) => params.id },
  productReviews: { of: 'review', to: 'product', owner: ({ params }) => params.id },
  couponOffers: {
    of: 'coupon',
    to: 'store',
    // Coupons of the platform are those of all stores, and 0 is no filter.
    owner: ({ query }) => (query.useType === '3' || query.merId === '0' ? undefined : query.merId),
  },
};

/** A row belongs to the store or product that it was requested with, and to no other. */
export function belongDifferences(facts: Facts, call: RuleCall): Difference[] {
  const { of, to, owner } = BELONGS[call.id] ?? {};
  const value = owner?.(call);
  if (of === undefined || to === undefined || value === undefined) return [];
  const isList = Array.isArray(call.data);
  const rows = treesIn(isList ? call.data : treeOf(call.data).list);
  return rows.flatMap(({ id }, at) => {
    const known = facts.observe({ thing: `${of} ${String(id)}`, name: to, value }, call);
    const place = isList ? below(DATA, at) : below(DATA, 'list', at);
    return known
      ? [
          differs(
            'disagrees',
            below(place, 'id'),
            `a ${of} of the ${to}, as in ${known.from}`,
            `one of ${to} ${describe(known.value)}`,
          ),
        ]
      : [];
  });
}

function placeDifferences(
  facts: Facts,
  call: RuleCall,
  { tree, schema, place }: Found,
  shown: Shown,
): Difference[] {
  const thing = thingOf(shown, tree, call);
  if (thing === null) return [];
  // Orders keep the prices of their time, pre-orders for a few minutes.
  if (shown.isCopy && call.id !== 'preOrderDetail') return [];
  const copy = shown.isCopy ? { copyOf: JSON.stringify(call.params) } : {};
  if (shown.of === 'newest refund of' && isOld(schema, tree)) return [];
  const table = `${call.id} ${schema} ${call.exchange.url.split('?')[1] ?? ''}`;
  return shown.fields.flatMap(({ field, attribute, isTranslated, isVolatile, isConstant }) => {
    if (!(field in tree)) return [];
    const value = comparable(attribute, tree[field]);
    const name = isTranslated ? `${attribute} in ${call.language}` : attribute;
    // In recorded traffic a merchant may have changed it between two days.
    const fixed = isConstant && !call.isRecorded ? { isConstant } : {};
    // Some things have no picture in one place.
    const column = FILES.has(attribute) ? {} : { column: { table, field } };
    const says = UNTIL.has(attribute) ? { saysNone: true as const } : {};
    const known = facts.observe(
      { thing, name, value, isVolatile, ...says, ...column, ...fixed, ...copy },
      call,
    );
    if (!known) return [];
    const expected = known.isSent
      ? `the ${attribute} that was sent to ${known.from}`
      : `the same ${attribute} of a ${shown.of} as in ${known.from}`;
    const got = `${describe(value, field)} in place of ${describe(known.value, field)}`;
    return [differs(known.isSent ? 'not-kept' : 'disagrees', below(place, field), expected, got)];
  });
}

const idsIn = (value: unknown): string[] =>
  treesIn(value).flatMap(({ id, proId }) => String(id ?? proId));

/** Lists that two operations show: the guarantees of a product, the first products of an activity. */
export function listedDifferences(facts: Facts, call: RuleCall): Difference[] {
  const rows: { activity: string; ids: string[] }[] =
    call.id === 'homeActivities'
      ? treesIn(call.data).map(({ id, productList }) => ({
          activity: String(id),
          ids: idsIn(productList),
        }))
      : call.id === 'activityProducts' && Number(call.query.page ?? 1) === 1
        ? [{ activity: call.params.aid ?? '', ids: idsIn(treeOf(call.data).list) }]
        : [];
  const found = rows.flatMap(({ activity, ids }, row) =>
    ids.flatMap((value, at) => {
      const attribute = { thing: `activity ${activity}`, name: `product at ${at + 1}`, value };
      const known = facts.observe({ ...attribute, isVolatile: true }, call);
      const list = call.id === 'homeActivities' ? [row, 'productList'] : ['list'];
      return known
        ? [
            differs(
              'disagrees',
              below(DATA, ...list, at),
              `the product at this place as in ${known.from}`,
              'another one',
            ),
          ]
        : [];
    }),
  );
  return found.slice(0, 1);
}

/** Numbers that every read changes. */
const COUNTED_READS = /^browse$/;

/** Schemas of several tables, each with ids of its own. */
const SHARED_SCHEMA = new Set(['HomeLink', 'CategoryNode']);

/** A value, or which things are in a list; undefined: neither. */
function restOf(value: unknown): unknown {
  if (!Array.isArray(value)) return typeof value === 'object' ? undefined : value;
  const ids = value.map((one) => treeOf(one).id);
  return ids.every((id) => id !== undefined) ? ids.join(', ') || 'none' : undefined;
}

/** Fields without a rule of their own: an object shows the same to a caller in a language, until something is written. */
export function restDifferences(facts: Facts, call: RuleCall): Difference[] {
  return call.objects.flatMap(({ tree, schema, place }) => {
    const shown = PLACES[schema] ?? [];
    const path = shown[0]?.id.startsWith('/') ? shown[0].id.slice(1) : null;
    const id = path === null ? tree.id : call.params[path];
    if (typeof id !== 'string' && typeof id !== 'number') return [];
    const table = SHARED_SCHEMA.has(schema) ? `${call.id} ${patternPath(place)}` : schema;
    const own = `${table} ${id} for ${call.who}`;
    const translated = `${own} in ${call.language}`;
    const named = new Set(shown.flatMap(({ fields }) => fields.map(({ field }) => field)));
    return Object.entries(tree).flatMap(([field, one]) => {
      const value = restOf(one);
      if (named.has(field) || COUNTED_READS.test(field) || value === undefined) return [];
      const thing = typeof one === 'string' ? translated : own;
      const known = facts.observe({ thing, name: field, value, isVolatile: true }, call);
      return known
        ? [
            differs(
              'disagrees',
              below(place, field),
              `the same as in ${known.from}`,
              `${describe(value, field)} in place of ${describe(known.value, field)}`,
            ),
          ]
        : [];
    });
  });
}
