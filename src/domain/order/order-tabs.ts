import type { QueryClient } from '@tanstack/react-query';
import {
  getAwaitPayOrdersQueryOptions,
  getOrderCountsQueryOptions,
  getOrderListQueryOptions,
} from '../../../generated/client/order/order.ts';
import { ORDER_TABS, type OrderTab } from '../../lib/paths.ts';

export const ORDERS_PER_PAGE = 10;

/** Which tab and page of the order list an address shows. */
export function readOrderTab(search: URLSearchParams): { tab: OrderTab; page: number } {
  const asked = Number(search.get('orderStatus') ?? 0);
  const tab =
    (Object.keys(ORDER_TABS) as OrderTab[]).find((name) => ORDER_TABS[name] === asked) ?? 'toPay';
  const page = Number(search.get('page') ?? 1);
  return { tab, page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

export const awaitPayParams = (page: number) => ({ page, limit: ORDERS_PER_PAGE });
export const orderListParams = (tab: Exclude<OrderTab, 'toPay'>, page: number) => ({
  type: ORDER_TABS[tab] as 1 | 2 | 3,
  page,
  limit: ORDERS_PER_PAGE,
});

/** Fetches what the order list shows at an address. */
export function orderTabQueries(
  queryClient: QueryClient,
  search: URLSearchParams,
): Promise<unknown> {
  const { tab, page } = readOrderTab(search);
  const list =
    tab === 'toPay'
      ? queryClient.ensureQueryData(getAwaitPayOrdersQueryOptions(awaitPayParams(page)))
      : queryClient.ensureQueryData(getOrderListQueryOptions(orderListParams(tab, page)));
  return Promise.all([list, queryClient.prefetchQuery(getOrderCountsQueryOptions())]);
}
