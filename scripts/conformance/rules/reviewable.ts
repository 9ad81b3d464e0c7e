import type { Difference } from '../grade.ts';
import { pickAll } from '../run/pick.ts';
import { below, DATA, differs, type Found, type RuleCall, treesIn } from './call.ts';
import { isWhole } from './members.ts';

const ORDERS = /^(MerchantOrderListItem|MerchantOrderDetail|MasterOrderPart)$/;
const COMPLETED = 3;

/** The lines of a completed order that wait for a review. */
const waiting = ({ tree, schema }: Found): string[] =>
  ORDERS.test(schema) && tree.status === COMPLETED
    ? treesIn(tree.orderInfoList)
        .filter(({ isReply }) => isReply === false)
        .map(({ id }) => String(id))
    : [];

/** Each line of a completed order without a review is among those to review. */
export function createReviewable() {
  const lines = new Map<string, Set<string>>();

  return {
    forget: () => lines.clear(),
    check(call: RuleCall): Difference[] {
      const { id, who, data, objects, operation, isRecorded } = call;
      if (isRecorded) return [];
      if (!operation.reading) lines.clear();
      const own = lines.get(who) ?? new Set<string>();
      lines.set(who, own);
      if (id === 'orderList' || id === 'orderDetail' || id === 'masterOrderDetail')
        for (const line of objects.flatMap(waiting)) own.add(line);
      if (id !== 'reviewableLines' || !isWhole(call)) return [];
      const listed = new Set(pickAll(data, 'list[*].id').map(String));
      const missing = [...own].filter((line) => !listed.has(line));
      return missing.length === 0
        ? []
        : [
            differs(
              'wrong-members',
              below(DATA, 'list'),
              'each line of a completed order without a review',
              `${missing.length} of them missing`,
            ),
          ];
    },
  };
}
