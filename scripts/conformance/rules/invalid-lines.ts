import type { Difference } from '../grade.ts';
import { pickAll } from '../run/pick.ts';
import { below, DATA, differs, type RuleCall, treeOf } from './call.ts';

/** Merchants take products off the shelf between two reads, but not each time. */
const REPEATED = 2;

/** The counts of invalid lines are those of their list. */
export function createInvalidLines() {
  const carts = new Map<string, { total: number; sum: number }>();
  let wrong = 0;

  function count({ who, query, data }: RuleCall): Difference[] {
    const known = carts.get(who);
    const { count: got } = treeOf(data);
    if (!known) return [];
    const due = query.type === 'sum' ? known.sum : known.total;
    if (got === due) return [];
    wrong += 1;
    return wrong < REPEATED
      ? []
      : [
          differs(
            'wrong-count',
            below(DATA, 'count'),
            `the ${due} of the list of invalid lines`,
            String(got),
          ),
        ];
  }

  return {
    forget: () => carts.clear(),
    check(call: RuleCall): Difference[] {
      const { id, who, query, data, operation, isRecorded } = call;
      if (isRecorded) return [];
      if (!operation.reading) carts.clear();
      if (id === 'cartList' && query.isValid === 'false') {
        const pieces = pickAll(data, '[*].cartInfoList[*].cartNum').map(Number);
        carts.set(who, { total: pieces.length, sum: pieces.reduce((all, one) => all + one, 0) });
      }
      return id === 'cartCount' && query.numType === 'false' ? count(call) : [];
    },
  };
}
