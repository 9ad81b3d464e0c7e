import { describe } from '../check/issues.ts';
import type { Place } from '../check/walk.ts';
import type { Difference } from '../grade.ts';
import { below, differs, type Found, type Rule, type RuleCall } from './call.ts';
import type { Facts } from './facts.ts';
import { identified } from './identified.ts';
import { PLACES } from './places.ts';

/** Fields that name a thing in every schema. */
export const KEYS: Readonly<Record<string, string>> = {
  productId: 'product',
  proId: 'product',
  merId: 'store',
  attrValueId: 'sku',
  attrId: 'sku',
  orderInfoId: 'order line',
  merOrderNo: 'store order',
  masterOrderNo: 'order',
  refundOrderNo: 'refund',
};
/** What a thing belongs to, once and for all. */
const BELONGS: Readonly<Record<string, readonly string[]>> = {
  product: ['store'],
  sku: ['product'],
  'order line': ['store order', 'product', 'sku'],
  'store order': ['order', 'store'],
  refund: ['store order'],
  review: ['order line'],
};
/** The store of a coupon or of the platform is no key: null and 0 are all stores. */
const isKey = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0);

interface Key {
  id: string;
  place: Place;
}
type Keys = ReadonlyMap<string, Key>;

/** The fields that name things, by schema. */
const fields = new Map<string, readonly (readonly [field: string, kind: string])[]>();
function fieldsOf(schema: string) {
  const known = fields.get(schema);
  if (known) return known;
  const own = (PLACES[schema] ?? []).map(({ of, id }) => [id, of] as const);
  const all = [...Object.entries(KEYS), ...own];
  fields.set(schema, all);
  return all;
}

/** The things that an object names: by its fields, or by those of the objects that it is in. */
function keysOf({ tree, schema, place }: Found, outer: Keys): Keys {
  let keys: Map<string, Key> | null = null;
  for (const [field, kind] of fieldsOf(schema)) {
    const value = tree[field];
    if (!isKey(value)) continue;
    keys ??= new Map(outer);
    keys.set(kind, { id: String(value), place: below(place, field) });
  }
  return keys ?? outer;
}

/** A thing belongs to the same one wherever an answer shows both: a product to its store, a line to its order. */
export const createKeys =
  (facts: Facts): Rule =>
  (call: RuleCall): Difference[] => {
    const known = new Map<Place, Keys>();
    const NONE: Keys = new Map();
    const outerOf = (place: Place): Keys => {
      for (let up = place.up; up; up = up.up) {
        const keys = known.get(up);
        if (keys) return keys;
      }
      return NONE;
    };
    const isConstant = call.isRecorded ? {} : ({ isConstant: true } as const);
    return identified(call).flatMap((found) => {
      const outer = outerOf(found.place);
      const keys = keysOf(found, outer);
      known.set(found.place, keys);
      if (keys === outer) return [];
      return [...keys].flatMap(([kind, { id }]) =>
        (BELONGS[kind] ?? []).flatMap((to) => {
          const target = keys.get(to);
          // What the outer objects say of each other was compared there.
          if (!target || (outer.get(kind)?.id === id && outer.get(to)?.id === target.id)) return [];
          const attribute = { thing: `${kind} ${id}`, name: to, value: target.id, ...isConstant };
          const before = facts.observe(attribute, call);
          return before
            ? [
                differs(
                  'disagrees',
                  target.place,
                  `the ${to} of this ${kind} as in ${before.from}`,
                  `${describe(target.id)} in place of ${describe(before.value)}`,
                ),
              ]
            : [];
        }),
      );
    });
  };
