import { getOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import {
  getRefundFormQueryOptions,
  getRefundReasonsQueryOptions,
} from '#generated/client/refund/refund.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { refundRequestSearch } from './search.ts';

const queries: PageQueries<SearchOf<typeof refundRequestSearch>> = ({ search: { orderNo } }) => {
  return {
    critical: [query(getRefundFormQueryOptions(orderNo))],
    deferred: [
      query(getOrderDetailQueryOptions(orderNo, { query: { retry: false } })),
      query(getRefundReasonsQueryOptions()),
    ],
  };
};

export default queries;
