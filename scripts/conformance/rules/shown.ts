import { describe } from '../check/issues.ts';
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
import { PLACES, type Shown } from './places.ts';

/** Pictures and files of one server, by the rest of their address. */
const pathOf = (value: unknown): unknown =>
  typeof value === 'string' && /^https?:\/\//.test(value)
    ? value.replace(/^https?:\/\/[^/]+/, '')
    : value;
const FILES = new Set(['image', 'avatar', 'backImage']);
/** Servers store pictures under other names than they were sent. */
const COUNTED = new Set(['pictures']);

export function comparable(attribute: string, value: unknown): unknown {
  if (COUNTED.has(attribute))
    return Array.isArray(value) ? value.filter((one) => one !== '').length : value;
  return FILES.has(attribute) ? pathOf(value) : value;
}

/** The thing that an object shows; null if it has no id here. */
function thingOf({ of, id }: Shown, tree: Tree, call: RuleCall): string | null {
  const { who } = call;
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
  return call.objects.flatMap((found) =>
    (PLACES[found.schema] ?? []).flatMap((shown) => placeDifferences(facts, call, found, shown)),
  );
}

/** A product in the list of a store is a product of that store. */
export function storeDifferences(facts: Facts, call: RuleCall): Difference[] {
  const { merId } = call.query;
  if (call.id !== 'storeProducts' || merId === undefined) return [];
  return treesIn(treeOf(call.data).list).flatMap(({ id }, at) => {
    const known = facts.observe(
      { thing: `product ${String(id)}`, name: 'store', value: merId },
      call,
    );
    return known
      ? [
          differs(
            'disagrees',
            below(DATA, 'list', at, 'id'),
            `a product of the store, as in ${known.from}`,
            `one of store ${describe(known.value)}`,
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
  return shown.fields.flatMap(({ field, attribute, isTranslated, isVolatile }) => {
    if (!(field in tree)) return [];
    const value = comparable(attribute, tree[field]);
    const name = isTranslated ? `${attribute} in ${call.language}` : attribute;
    const known = facts.observe({ thing, name, value, isVolatile, ...copy }, call);
    if (!known) return [];
    const expected = known.isSent
      ? `the ${attribute} that was sent to ${known.from}`
      : `the same ${attribute} of a ${shown.of} as in ${known.from}`;
    const got = `${describe(value, field)} in place of ${describe(known.value, field)}`;
    return [differs(known.isSent ? 'not-kept' : 'disagrees', below(place, field), expected, got)];
  });
}
