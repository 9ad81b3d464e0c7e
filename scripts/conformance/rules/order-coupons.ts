import type { Difference } from '../grade.ts';
import { below, DATA, differs, type Rule, type Tree, treeOf, treesIn } from './call.ts';
import { isFor } from './coupon-reach.ts';

/** What lowers the price of a pre-order is among the coupons for it: the list has the wider conditions. */
export function createOrderCoupons(): Rule {
  /** received coupons by member, as they were read */
  const mine = new Map<string, Map<string, Tree>>();
  const preOrders = new Map<string, Tree>();
  /** by pre-order: those for it, and those that the member had when they were read */
  const lists = new Map<string, { ids: ReadonlySet<string>; had: ReadonlySet<string> }>();

  return ({ id, who, params, sent, data, objects, at, isRecorded }): Difference[] => {
    const own = mine.get(who) ?? new Map<string, Tree>();
    mine.set(who, own);
    for (const { tree, schema } of objects)
      if (schema === 'MyCoupon') own.set(String(tree.id), tree);
    const named = params.preOrderNo ?? '';
    if (id === 'preOrderDetail') preOrders.set(named, treeOf(data));
    const { preOrderNo, couponId } = treeOf(sent);
    if (id === 'orderCreate') own.delete(String(couponId));
    if (id === 'orderCoupons') {
      const ids = new Set(treesIn(data).map((row) => String(row.id)));
      lists.set(named, { ids, had: new Set(own.keys()) });
      const preOrder = preOrders.get(named);
      const missing = [...own].filter(
        ([one, coupon]) => preOrder && !ids.has(one) && isFor(coupon, preOrder, at),
      );
      return missing.length === 0 || isRecorded
        ? []
        : [differs('disagrees', DATA, 'each coupon whose minimum its products reach', 'not all')];
    }
    const list = lists.get(String(preOrderNo));
    if (id !== 'orderPrice' || !list || !couponId) return [];
    return list.had.has(String(couponId)) && !list.ids.has(String(couponId))
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
