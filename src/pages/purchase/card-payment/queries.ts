import { getHomeIndexQueryOptions } from '#generated/client/home/home.ts';
import { getMasterOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import { getPayMethodsQueryOptions } from '#generated/client/pay/pay.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { cardPaymentSearch } from './search.ts';

const queries: PageQueries<SearchOf<typeof cardPaymentSearch>> = ({ search }) => ({
  deferred: [
    query(getHomeIndexQueryOptions()),
    query(getPayMethodsQueryOptions()),
    ...(search.orderNo ? [query(getMasterOrderDetailQueryOptions(search.orderNo))] : []),
  ],
});

export default queries;
