import type { Contract, OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { below, differs, type RuleCall, treeOf } from './call.ts';
import { PLACES } from './places.ts';
import { thingOf } from './shown.ts';

/** So many things without a value are no coincidence. */
const ENOUGH = 3;

/** Fields that the contract leaves out in some operations only. */
const SILENT: Readonly<Record<string, readonly OperationId[]>> = {
  'ProductCard.unitName': ['homeProducts'],
  'ProductCard.stock': ['homeProducts'],
  'ProductCard.otPrice': ['productList'],
};

const isSilent = (value: unknown) => value === null || value === undefined || value === '';

/** A field that one operation never fills, though others have shown its value for the same things. */
export function createSilent(contract: Contract) {
  /** the operation that has shown a value of a thing */
  const shown = new Map<string, string>();
  /** by operation and field: filled once or legally without value, or the things without it */
  const fields = new Map<string, { isFilled: boolean; lacking: Set<string> }>();
  const schemas = treeOf(treeOf(contract.spec.components).schemas);

  /** The contract says when it has no value. */
  function mayBeSilent(id: OperationId, schema: string, field: string): boolean {
    const only = SILENT[`${schema}.${field}`];
    if (only) return only.includes(id);
    const { description } = treeOf(treeOf(treeOf(schemas[schema]).properties)[field]);
    return /null|empty|without|declared/i.test(String(description ?? ''));
  }

  return (call: RuleCall): Difference[] =>
    call.objects.flatMap(({ tree, schema, place }) =>
      (PLACES[schema] ?? []).flatMap((one) => {
        const thing = thingOf(one, tree, call);
        if (thing === null || one.isCopy) return [];
        return one.fields.flatMap(({ field, attribute, isVolatile }) => {
          const key = `${call.id} ${schema}.${field}`;
          const state = fields.get(key) ?? {
            isFilled: isVolatile || mayBeSilent(call.id, schema, field),
            lacking: new Set<string>(),
          };
          fields.set(key, state);
          const value = `${thing} ${attribute}`;
          if (!isSilent(tree[field])) {
            state.isFilled = true;
            shown.set(value, call.id);
            return [];
          }
          const from = shown.get(value);
          if (from === undefined || from === call.id || state.isFilled) return [];
          state.lacking.add(thing);
          return state.lacking.size === ENOUGH
            ? [
                differs(
                  'disagrees',
                  below(place, field),
                  `the ${attribute} that ${from} shows`,
                  `none, of ${ENOUGH} things`,
                ),
              ]
            : [];
        });
      }),
    );
}
