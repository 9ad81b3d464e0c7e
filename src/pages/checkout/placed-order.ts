import type { QueryClient } from '@tanstack/react-query';
import {
  getAwaitPayOrdersQueryOptions,
  getMasterOrderDetailQueryOptions,
} from '../../../generated/client/order/order.ts';
import type { AwaitPayOrder } from '../../../generated/model/awaitPayOrder.ts';
import type { PreMerchantOrder } from '../../../generated/model/preMerchantOrder.ts';
import { serverNow } from '../../lib/clock.ts';
import { toMinor } from '../../lib/money.ts';
import { parseWireTime } from '../../lib/wire-time.ts';
import { placedHere, type VisitRecord } from './visit-record.ts';

/** Newer unpaid orders than anybody places during one checkout. */
const LIMIT = 20;
/** Clocks are compared that may differ by half of this. */
const TOLERANCE_MS = 60_000;

/** Product, sku and pieces of all lines, in an order of their own: `1001.31.2`, as the address of a buy-now has it. */
export const linesOf = (orders: readonly PreMerchantOrder[]): string[] =>
  orders
    .flatMap(({ orderInfoList }) => orderInfoList)
    .map(({ productId, attrValueId, payNum }) => [productId, attrValueId, payNum].join('.'))
    .toSorted();

export type Bought = Pick<VisitRecord, 'openedAt' | 'lines' | 'uncertain' | 'payFee'>;

/** Whether an unpaid order may have come of a checkout: the same items and, where this tab placed it, the same sum. */
export function isLike(order: AwaitPayOrder, { lines, uncertain, payFee }: Bought): boolean {
  const isSame = lines.length > 0 && linesOf(order.orderList).join() === lines.join();
  return isSame && (!uncertain || toMinor(order.payPrice) === toMinor(payFee));
}

/**
 * The unpaid order that came of a checkout: one of the same items that was placed since it was opened, and by no other
 * checkout of this browser.
 * @returns null when there is none, or more than one
 */
export async function findPlacedOrder(client: QueryClient, bought: Bought): Promise<string | null> {
  if (bought.lines.length === 0) return null;
  const { list } = await client.fetchQuery({
    ...getAwaitPayOrdersQueryOptions({ page: 1, limit: LIMIT }),
    staleTime: 0,
  });
  const known = new Set(placedHere());
  const like = list.filter((order) => !known.has(order.orderNo) && isLike(order, bought));
  const since = bought.openedAt + (serverNow() - Date.now()) - TOLERANCE_MS;
  const placed = await Promise.all(
    like.map(async ({ orderNo }) => {
      const { createTime } = await client.fetchQuery(getMasterOrderDetailQueryOptions(orderNo));
      return (parseWireTime(createTime)?.getTime() ?? 0) >= since ? orderNo : null;
    }),
  );
  const [first = null, ...others] = placed.filter((orderNo) => orderNo !== null);
  return others.length > 0 ? null : first;
}
