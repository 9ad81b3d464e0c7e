/** What is true now of an order. Loaded after a write has failed. */
import type { QueryClient } from '@tanstack/react-query';
import { getOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import { OrderStatus } from '#generated/model/orderStatus.ts';
import { isGone } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { readNow } from '#/api/read-now.ts';
import { orderRowsQuery } from './find-order-rows.ts';

const readRows = (client: QueryClient, orderNo: string) => readNow(client, orderRowsQuery(orderNo));

/** Whether a master order is cancelled: then it has no detail. @throws `ApiError` */
export async function isOrderCancelled(client: QueryClient, orderNo: string): Promise<boolean> {
  const rows = await readRows(client, orderNo);
  return rows.length > 0 && rows.every(({ status }) => status === OrderStatus.cancelled);
}

/**
 * Whether a merchant order is deleted: the backend has none with this number. An order of a removed store has no detail
 * either, but is listed. @throws `ApiError`
 */
export async function isOrderDeleted(client: QueryClient, orderNo: string): Promise<boolean> {
  try {
    await readNow(client, getOrderDetailQueryOptions(orderNo));
    return false;
  } catch (error) {
    if (!isApiError(error) || !isGone(error)) throw error;
    return (await readRows(client, orderNo)).length === 0;
  }
}

/** Whether the receipt of a merchant order is confirmed. @throws `ApiError` */
export async function isOrderReceived(client: QueryClient, orderNo: string): Promise<boolean> {
  const { status } = await readNow(client, getOrderDetailQueryOptions(orderNo));
  return status === OrderStatus.toReview || status === OrderStatus.completed;
}
