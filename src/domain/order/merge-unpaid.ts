import type { AwaitPayOrder } from '#generated/model/awaitPayOrder.ts';
import type { MerchantOrderListItem } from '#generated/model/merchantOrderListItem.ts';

/** An entry of the list of all orders: a master order that is paid as a whole, or a merchant order. */
export type ListedOrder =
  | { kind: 'unpaid'; order: AwaitPayOrder; createTime: string }
  | { kind: 'merchant'; order: MerchantOrderListItem };

/**
 * Groups unpaid merchant orders into the master order they are paid with, if it is known. Keeps the order of the list.
 */
export function mergeUnpaid(
  rows: readonly MerchantOrderListItem[],
  unpaid: readonly AwaitPayOrder[],
): ListedOrder[] {
  const masters = new Map(unpaid.map((order) => [order.orderNo, order]));
  const listed = new Set<string>();
  return rows.flatMap((order): ListedOrder[] => {
    const master = order.paid ? undefined : masters.get(order.masterOrderNo);
    if (!master) return [{ kind: 'merchant', order }];
    if (listed.has(master.orderNo)) return [];
    listed.add(master.orderNo);
    return [{ kind: 'unpaid', order: master, createTime: order.createTime }];
  });
}
