import { describe } from '../check/issues.ts';
import { exactPath } from '../check/walk.ts';
import type { Difference } from '../grade.ts';
import { below, differs, type Found, type Rule, type RuleCall } from './call.ts';
import type { Facts } from './facts.ts';
import { isPage } from './pages.ts';
import { PLACES } from './places.ts';

/** What names a row without an `id`. */
const KEYS = ['attrValueId', 'proId', 'productId', 'merId', 'orderNo', 'name'];
/** An answer has a new one each time. */
const ONCE = /token|secret/i;

const isSingle = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Where an object without an `id` stands: in the same request it is the same one. */
function nameOf({ id, params, query, who, language }: RuleCall, { tree, schema, place }: Found) {
  const key = KEYS.find((name) => tree[name] !== undefined);
  const own = `${exactPath(place)} ${String(tree[key ?? ''])}`;
  const request = JSON.stringify([params, query]);
  return `${schema} ${own} of ${id} ${request} for ${who} in ${language}`;
}

/** Settings and rows without an `id`: the same request shows the same values, until something is written. */
export const createSteady =
  (facts: Facts): Rule =>
  (call): Difference[] =>
    !call.operation.reading
      ? []
      : call.objects.flatMap((found) => {
          const { tree, schema, place } = found;
          const shown = PLACES[schema] ?? [];
          if (tree.id !== undefined || shown[0]?.id.startsWith('/') || isPage(tree)) return [];
          const named = new Set(shown.flatMap(({ fields }) => fields.map(({ field }) => field)));
          const thing = nameOf(call, found);
          return Object.entries(tree).flatMap(([name, value]) => {
            if (named.has(name) || ONCE.test(name) || !isSingle(value)) return [];
            const attribute = { thing, name, value, isVolatile: true, isList: true } as const;
            const known = facts.observe(attribute, call);
            return known
              ? [
                  differs(
                    'disagrees',
                    below(place, name),
                    'the same as in the same request before',
                    `${describe(value, name)} in place of ${describe(known.value, name)}`,
                  ),
                ]
              : [];
          });
        });
