import { queryOptions } from '@tanstack/react-query';
import { getOrderListQueryKey, orderList } from '#generated/client/order/order.ts';
import type { MerchantOrderListItem } from '#generated/model/merchantOrderListItem.ts';
import { OrderListType } from '#generated/model/orderListType.ts';
import { readPartialPage } from '#/backend/partial-page.ts';

const PER_PAGE = 20;
/** Number of pages to search. */
const MOST_PAGES = 5;

const isOf =
  (orderNo: string) =>
  (row: MerchantOrderListItem): boolean =>
    row.orderNo === orderNo || row.masterOrderNo === orderNo;

/**
 * Rows of an order in the list of all orders, by master order number or merchant order number. Empty if it is not among
 * the newest. Cancelled orders and those of a removed store have no detail.
 */
export const orderRowsQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [...getOrderListQueryKey({ type: OrderListType.all }), 'rows', orderNo],
    queryFn: async ({ signal }) => {
      const found: MerchantOrderListItem[] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const { list, total } = await readPartialPage(
          (at, limit) => orderList({ type: OrderListType.all, page: at, limit }, signal),
          page,
          PER_PAGE,
        );
        const rows = list.filter(isOf(orderNo));
        found.push(...rows);
        // Parts of one order are adjacent: the first page without more of them ends the search.
        const isOver = page * PER_PAGE >= total || (found.length > 0 && rows.length === 0);
        if (isOver) break;
      }
      return found;
    },
  });
