import {
  getAwaitPayOrdersQueryOptions,
  getOrderCenterCountsQueryOptions,
  getOrderCountsQueryOptions,
} from '#generated/client/order/order.ts';
import {
  allUnpaidParams,
  awaitPayParams,
  isMerchantOrderTab,
  merchantOrdersQuery,
} from '#/domain/order/order-tabs.ts';
import type { ordersSearch } from '#/domain/order/orders-search.ts';
import { refundListQuery } from '#/domain/refund/refund-queries.ts';
import { linesToReviewQueries } from '#/domain/review/lines-to-review-queries.ts';
import type { OrderTab } from '#/lib/paths.ts';
import { type PageQueries, type PageQueryLists, query } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';

function tabQueries(tab: OrderTab, page: number): PageQueryLists {
  if (tab === 'toPay')
    return { critical: [query(getAwaitPayOrdersQueryOptions(awaitPayParams(page)))] };
  if (tab === 'toReview') return { deferred: linesToReviewQueries(page) };
  if (tab === 'afterSales') return { deferred: [query(refundListQuery(page))] };
  return {
    critical: isMerchantOrderTab(tab) ? [query(merchantOrdersQuery(tab, page))] : [],
    deferred: tab === 'all' ? [query(getAwaitPayOrdersQueryOptions(allUnpaidParams))] : [],
  };
}

const queries: PageQueries<SearchOf<typeof ordersSearch>> = ({ search: { tab, page } }) => {
  const { critical = [], deferred = [] } = tabQueries(tab, page);
  return {
    critical,
    deferred: [
      ...deferred,
      query(getOrderCountsQueryOptions()),
      query(getOrderCenterCountsQueryOptions()),
    ],
  };
};

export default queries;
