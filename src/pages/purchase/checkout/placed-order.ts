import type { QueryClient } from '@tanstack/react-query';
import {
  getAwaitPayOrdersQueryOptions,
  getMasterOrderDetailQueryOptions,
} from '#generated/client/order/order.ts';
import type { AwaitPayOrder } from '#generated/model/awaitPayOrder.ts';
import type { PreMerchantOrder } from '#generated/model/preMerchantOrder.ts';
import { readNow } from '#/api/read-now.ts';
import { serverNow } from '#/lib/clock.ts';
import { toMinor } from '#/lib/money.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { placedOrderNos, type PreOrderRecord } from './pre-order-record.ts';

/** More unpaid orders than one shopper has in practice. */
const LIMIT = 20;
/** Twice the allowed clock difference between browser and server. */
const TOLERANCE_MS = 60_000;

/** Product, sku and quantity of all lines, sorted: `1001.31.2`, the format of a buy-now address. */
export const orderedItems = (orders: readonly PreMerchantOrder[]): string[] =>
  orders
    .flatMap(({ orderInfoList }) => orderInfoList)
    .map(({ productId, attrValueId, payNum }) => [productId, attrValueId, payNum].join('.'))
    .toSorted();

type BoughtItems = Pick<PreOrderRecord, 'openedAt' | 'lines' | 'uncertain' | 'payFee'>;

/** Whether an unpaid order matches a checkout: the same items and, if this tab placed it, the same amount due. */
function matchesCheckout(order: AwaitPayOrder, { lines, uncertain, payFee }: BoughtItems): boolean {
  const isSame = lines.length > 0 && orderedItems(order.orderList).join() === lines.join();
  return isSame && (!uncertain || toMinor(order.payPrice) === toMinor(payFee));
}

/**
 * Finds the unpaid order that was created from a checkout: one with the same items, created after the checkout was
 * opened and not by another checkout of this browser.
 * @returns null if there is none, or more than one
 */
export async function findPlacedOrder(
  client: QueryClient,
  bought: BoughtItems,
): Promise<string | null> {
  if (bought.lines.length === 0) return null;
  const { list } = await readNow(client, getAwaitPayOrdersQueryOptions({ page: 1, limit: LIMIT }));
  const ownOrderNos = new Set(placedOrderNos());
  const matching = list.filter(
    (order) => !ownOrderNos.has(order.orderNo) && matchesCheckout(order, bought),
  );
  const since = bought.openedAt + (serverNow() - Date.now()) - TOLERANCE_MS;
  const placed = await Promise.all(
    matching.map(async ({ orderNo }) => {
      const { createTime } = await readNow(client, getMasterOrderDetailQueryOptions(orderNo));
      return (parseWireTime(createTime)?.getTime() ?? 0) >= since ? orderNo : null;
    }),
  );
  const [first = null, ...others] = placed.filter((orderNo) => orderNo !== null);
  return others.length > 0 ? null : first;
}
