import type { Difference } from '../grade.ts';
import { below, DATA, differs, type Rule, treeOf, treesIn } from './call.ts';

/** What lowers the price of a pre-order is among the coupons for it: the list has the wider conditions. */
export function createOrderCoupons(): Rule {
  /** received coupons that a member has read */
  const known = new Set<string>();
  /** by pre-order: those for it, and those that the member had when they were read */
  const lists = new Map<string, { ids: ReadonlySet<string>; had: ReadonlySet<string> }>();

  return ({ id, who, params, sent, data, objects }): Difference[] => {
    for (const { tree, schema } of objects)
      if (schema === 'MyCoupon') known.add(`${who} ${String(tree.id)}`);
    if (id === 'orderCoupons')
      lists.set(params.preOrderNo ?? '', {
        ids: new Set(treesIn(data).map((row) => String(row.id))),
        had: new Set(known),
      });
    const { preOrderNo, couponId } = treeOf(sent);
    const list = lists.get(String(preOrderNo));
    if (id !== 'orderPrice' || !list || !couponId) return [];
    return list.had.has(`${who} ${String(couponId)}`) && !list.ids.has(String(couponId))
      ? [
          differs(
            'disagrees',
            below(DATA, 'couponFee'),
            'a price with one of the coupons that orderCoupons has for this pre-order',
            'one with a coupon that it lacks',
          ),
        ]
      : [];
  };
}
