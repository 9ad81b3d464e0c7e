import type { OperationId } from '../contract.ts';
import type { Place } from '../check/walk.ts';
import { below, DATA, differs, type Rule, type RuleCall, treesIn } from './call.ts';
import type { Facts } from './facts.ts';

/** Lists of everything, and the field by which others name a row. */
const LISTS: Partial<Record<OperationId, string>> = {
  merchantTypes: 'typeId',
  merchantCategories: 'categoryId',
};
const NAMED_BY = /^(Merchant(Brief|Card|Index)|SettlementRecord)$/;
const nameOf = (field: string) => `whether the list has this ${field}`;

interface Said {
  field: string;
  id: string;
  isListed: boolean;
  place: Place;
}

function saidBy({ id, data, objects }: RuleCall, facts: Facts): Said[] {
  const field = LISTS[id];
  if (field !== undefined) {
    const ids = treesIn(data).map((row) => String(row.id));
    const known = facts.thingsWith(nameOf(field), true).map((thing) => thing.split(' ')[1] ?? '');
    return [...new Set([...ids, ...known])].map((one) => ({
      field,
      id: one,
      isListed: ids.includes(one),
      place: DATA,
    }));
  }
  return objects.flatMap(({ tree, schema, place }) =>
    Object.values(LISTS).flatMap((name) =>
      NAMED_BY.test(schema) && typeof tree[name] === 'number' && tree[name] > 0
        ? [{ field: name, id: String(tree[name]), isListed: true, place: below(place, name) }]
        : [],
    ),
  );
}

/** What a thing names by its id is in the list of all of these. */
export const createReferences =
  (facts: Facts): Rule =>
  (call) =>
    saidBy(call, facts).flatMap(({ field, id, isListed, place }) => {
      const fact = { thing: `${field} ${id}`, name: nameOf(field), value: isListed };
      return facts.observe(fact, call)
        ? [differs('disagrees', place, `a ${field} of the list of all`, `${id}, which it lacks`)]
        : [];
    });
