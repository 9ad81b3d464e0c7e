import type { QueryClient } from '@tanstack/react-query';
import { getAwaitPayOrdersSuspenseQueryOptions, getOrderCountsQueryOptions, getOrderListSuspenseQueryOptions } from '../../../generated/client/order/order.ts';
import { ORDER_TABS, type OrderTab } from '../../lib/paths.ts';

export const ORDERS_PER_PAGE = 10;

/** Which tab and page of the order list an address shows. */
export function readOrderTab(search: URLSearchParams): { tab: OrderTab; page: number } {
  const asked = Number(search.get('orderStatus') ?? 0);
  const tab = (Object.keys(ORDER_TABS) as OrderTab[]).find((name) => ORDER_TABS[name] === asked) ?? 'toPay';
  const page = Number(search.get('page') ?? 1);
  return { tab, page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

export const awaitPayQuery = (page: number) => getAwaitPayOrdersSuspenseQueryOptions({ page, limit: ORDERS_PER_PAGE });
export const orderListQuery = (tab: Exclude<OrderTab, 'toPay'>, page: number) => {
  const type = ORDER_TABS[tab] as 1 | 2 | 3;
  return getOrderListSuspenseQueryOptions({ type, page, limit: ORDERS_PER_PAGE });
};

/** Fetches what the order list shows at an address. */
export function orderTabQueries(queryClient: QueryClient, search: URLSearchParams): Promise<unknown> {
  const { tab, page } = readOrderTab(search);
  const list = tab === 'toPay' ? queryClient.ensureQueryData(awaitPayQuery(page)) : queryClient.ensureQueryData(orderListQuery(tab, page));
  return Promise.all([list, queryClient.prefetchQuery(getOrderCountsQueryOptions())]);
}
