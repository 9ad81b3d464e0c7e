import { getOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import {
  getRefundFormQueryOptions,
  getRefundReasonsQueryOptions,
} from '#generated/client/refund/refund.ts';
import { allowFailure, current, query, type PageQueries } from '#/router/page-queries.ts';
import type { refundRequestSearch } from '../routes.ts';

const queries: PageQueries<typeof refundRequestSearch> = ({ search: { orderNo } }) => {
  return {
    critical: [
      current(getRefundFormQueryOptions(orderNo)),
      allowFailure(current(getOrderDetailQueryOptions(orderNo, { query: { retry: false } }))),
    ],
    deferred: [query(getRefundReasonsQueryOptions())],
  };
};

export default queries;
