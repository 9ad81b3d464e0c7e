import { getHomeIndexQueryOptions } from '#generated/client/home/home.ts';
import { getMasterOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import type { resultSearch } from '#/domain/payment/result-search.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';

/** The page reads the order again, because it decides about a capture. */
const queries: PageQueries<typeof resultSearch> = ({ search: { query: result } }) => ({
  deferred: [
    query(getHomeIndexQueryOptions()),
    ...(result.orderNo === null || result.wallet
      ? []
      : [query(getMasterOrderDetailQueryOptions(result.orderNo))]),
  ],
});

export default queries;
