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

/** A field of an operation. */
interface Field {
  /** filled once, or legally without value */
  isFilled: boolean;
  /** the things without it */
  lacking: Set<string>;
}

/** A field that one operation never fills, though others have shown its value for the same things. */
export function createSilent(contract: Contract) {
  /** the operation that has shown a value of a thing, by the names of its values */
  const shown = new Map<string, Map<string, string>>();
  /** by operation and schema, and by name */
  const operations = new Map<string, Map<string, Field>>();
  const schemas = treeOf(treeOf(contract.spec.components).schemas);

  /** The contract says when it has no value. */
  function mayBeSilent(id: OperationId, schema: string, field: string): boolean {
    const only = SILENT[`${schema}.${field}`];
    if (only) return only.includes(id);
    const { description } = treeOf(treeOf(treeOf(schemas[schema]).properties)[field]);
    return /null|empty|without|declared/i.test(String(description ?? ''));
  }

  const fieldsOf = (place: string) => {
    const fields = operations.get(place) ?? new Map<string, Field>();
    operations.set(place, fields);
    return fields;
  };

  return (call: RuleCall): Difference[] =>
    call.objects.flatMap(({ tree, schema, place }) => {
      const fields = fieldsOf(`${call.id} ${schema}`);
      return (PLACES[schema] ?? []).flatMap((one) => {
        const thing = thingOf(one, tree, call);
        if (thing === null || one.isCopy) return [];
        const values = shown.get(thing) ?? new Map<string, string>();
        shown.set(thing, values);
        return one.fields.flatMap(({ field, attribute, isVolatile }) => {
          const state = fields.get(field) ?? {
            isFilled: isVolatile || mayBeSilent(call.id, schema, field),
            lacking: new Set<string>(),
          };
          fields.set(field, state);
          if (!isSilent(tree[field])) {
            state.isFilled = true;
            values.set(attribute, call.id);
            return [];
          }
          const from = values.get(attribute);
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
      });
    });
}
