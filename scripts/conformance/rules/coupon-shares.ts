import type { Difference } from '../grade.ts';
import { isSame } from './amount.ts';
import { below, differs, type Rule, type RuleCall, treeOf } from './call.ts';

const NOTHING = '0.00';

/** The order of the store that a coupon belongs to carries its whole discount. */
export function createCouponShares(): Rule {
  /** the stores of received coupons; none of those of the whole shop */
  const stores = new Map<string, unknown>();
  /** by number: the store of the coupon that an order was placed with */
  const orders = new Map<string, unknown>();

  function remember({ id, sent, data, objects }: RuleCall) {
    for (const { tree, schema } of objects)
      if (schema === 'MyCoupon' && Number(tree.merId ?? 0) > 0)
        stores.set(String(tree.id), tree.merId);
    const store = stores.get(String(treeOf(sent).couponId));
    if (id === 'orderCreate' && store !== undefined)
      orders.set(String(treeOf(data).orderNo), store);
  }

  return (call): Difference[] => {
    remember(call);
    return call.objects.flatMap(({ tree, schema, place }) => {
      const store = orders.get(String(tree.masterOrderNo));
      const isOther = schema === 'MerchantOrderDetail' && store !== undefined;
      return isOther && store !== tree.merId && !isSame(tree.couponPrice, NOTHING)
        ? [
            differs(
              'wrong-sum',
              below(place, 'couponPrice'),
              'no discount: the coupon is one of another store',
              String(tree.couponPrice),
            ),
          ]
        : [];
    });
  };
}
