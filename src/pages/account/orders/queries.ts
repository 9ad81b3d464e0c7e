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
import type { OrderTab } from '#/lib/paths.ts';
import {
  allowFailure,
  imported,
  type PageQueries,
  type PageQueryLists,
  query,
} from '#/router/page-queries.ts';

// Two tabs show lists of other pages, whose code is loaded with them.
const linesToReview = (page: number) =>
  imported(async () => {
    const { linesToReviewQueries } = await import('#/domain/review/lines-to-review-queries.ts');
    return linesToReviewQueries(page);
  });
const refunds = (page: number) =>
  imported(async () => {
    const { refundListQuery } = await import('#/domain/refund/refund-queries.ts');
    return [query(refundListQuery(page))];
  });

function tabQueries(tab: OrderTab, page: number): PageQueryLists {
  if (tab === 'toPay')
    return {
      critical: [allowFailure(query(getAwaitPayOrdersQueryOptions(awaitPayParams(page))))],
    };
  if (tab === 'toReview') return { deferred: [linesToReview(page)] };
  if (tab === 'afterSales') return { deferred: [refunds(page)] };
  return {
    critical: isMerchantOrderTab(tab) ? [allowFailure(query(merchantOrdersQuery(tab, page)))] : [],
    deferred: tab === 'all' ? [query(getAwaitPayOrdersQueryOptions(allUnpaidParams))] : [],
  };
}

const queries: PageQueries<typeof ordersSearch> = ({ search: { tab, page } }) => {
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
