import { queryOptions } from '@tanstack/react-query';
import { getOrderListQueryKey, orderList } from '#generated/client/order/order.ts';
import { OrderListType } from '#generated/model/orderListType.ts';
import { readPartialPage } from '#/backend/partial-page.ts';
import type { OrderTab } from '#/lib/paths.ts';

export const ORDERS_PER_PAGE = 10;

/** Tabs that list merchant orders. */
export type MerchantOrderTab = Exclude<Extract<OrderTab, keyof typeof OrderListType>, 'toPay'>;

export const isMerchantOrderTab = (tab: OrderTab): tab is MerchantOrderTab =>
  tab !== 'toPay' && Object.hasOwn(OrderListType, tab);

export const awaitPayParams = (page: number) => ({ page, limit: ORDERS_PER_PAGE });

/** More unpaid master orders than one shopper has in practice: the list of all groups them. */
export const allUnpaidParams = { page: 1, limit: 50 } as const;

/** One page of merchant orders; `missing` counts those that the backend failed to return. */
export function merchantOrdersQuery(tab: MerchantOrderTab, page: number) {
  const type = OrderListType[tab];
  return queryOptions({
    queryKey: getOrderListQueryKey({ type, page, limit: ORDERS_PER_PAGE }),
    queryFn: ({ signal }) =>
      readPartialPage(
        (at, limit) => orderList({ type, page: at, limit }, signal),
        page,
        ORDERS_PER_PAGE,
      ),
  });
}
