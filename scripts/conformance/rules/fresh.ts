import type { OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { below, DATA, differs, type Rule, type RuleCall, treeOf } from './call.ts';
import type { Facts } from './facts.ts';

/** Values that belong to one thing alone: a new one for each call, or one for each order. */
const OWN: Partial<
  Record<OperationId, { fields: readonly string[]; of?: (call: RuleCall) => unknown }>
> = {
  preOrderCreate: { fields: ['preOrderNo'] },
  orderCreate: { fields: ['orderNo'] },
  payStart: {
    fields: ['redirect', 'stripeClientSecret'],
    of: ({ sent }) => treeOf(sent).orderNo,
  },
};

/** What is made for one thing is not handed out for another one. */
function createFresh(): Rule {
  const owners = new Map<string, string>();
  let nth = 0;
  return (call): Difference[] => {
    const { fields, of } = OWN[call.id] ?? {};
    // A recording may have one call twice.
    if (!fields || (call.isRecorded && !of)) return [];
    nth += 1;
    const owner = of ? `order ${String(of(call))}` : `call ${nth}`;
    return fields.flatMap((field) => {
      const value = treeOf(call.data)[field];
      if (typeof value !== 'string' || value === '') return [];
      const key = `${call.id} ${field} ${value}`;
      const other = owners.get(key) ?? owner;
      owners.set(key, owner);
      return other === owner
        ? []
        : [differs('disagrees', below(DATA, field), 'a value of its own', `that of ${other}`)];
    });
  };
}

const LINES = new Set(['OrderLine', 'ReviewableLine', 'MyReview']);

/** Lines by what was ordered: the number of a line is the same in each list that shows it. */
function lineDifferences(facts: Facts, call: RuleCall): Difference[] {
  return call.objects.flatMap(({ tree, schema, place }) => {
    if (!LINES.has(schema)) return [];
    const field = schema === 'MyReview' ? 'orderInfoId' : 'id';
    const { merOrderNo, productId, sku } = tree;
    if ([merOrderNo, productId, sku].some((one) => one === undefined)) return [];
    const thing = `line ${String(merOrderNo)} ${String(productId)} ${String(sku)} in ${call.language}`;
    const known = facts.observe({ thing, name: 'id of the line', value: tree[field] }, call);
    return known
      ? [
          differs(
            'disagrees',
            below(place, field),
            `the id of this line as in ${known.from}`,
            `${String(tree[field])} in place of ${String(known.value)}`,
          ),
        ]
      : [];
  });
}

export const freshRules = (facts: Facts): readonly Rule[] => [
  createFresh(),
  (call) => lineDifferences(facts, call),
];
