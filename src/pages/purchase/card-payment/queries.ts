import { getHomeIndexQueryOptions } from '#generated/client/home/home.ts';
import { getMasterOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import { getPayMethodsQueryOptions } from '#generated/client/pay/pay.ts';
import { allowFailure, current, query, type PageQueries } from '#/router/page-queries.ts';
import type { cardPaymentSearch } from '../routes.ts';

const queries: PageQueries<typeof cardPaymentSearch> = ({ search }) => ({
  critical: search.orderNo
    ? [allowFailure(current(getMasterOrderDetailQueryOptions(search.orderNo)))]
    : [],
  deferred: [query(getHomeIndexQueryOptions()), query(getPayMethodsQueryOptions())],
});

export default queries;
