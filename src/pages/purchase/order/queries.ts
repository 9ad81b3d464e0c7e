import {
  getMasterOrderDetailQueryOptions,
  getOrderDetailQueryOptions,
} from '#generated/client/order/order.ts';
import { isSignInNeeded } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { orderRowsQuery } from '#/domain/order/find-order-rows.ts';
import type { orderSearch } from '#/domain/order/order-address.ts';
import { custom, type PageQueries, query } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { AppContext, PageQuery } from '#/router/types.ts';

/** Cancelled orders and orders of a closed store have no detail: their data comes from the list. */
const orRows = (orderNo: string, detail: PageQuery) => async (context: AppContext) => {
  try {
    await detail.ensure(context);
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'answer' || isSignInNeeded(error)) throw error;
    const rows = await context.queryClient.ensureQueryData(orderRowsQuery(orderNo));
    if (rows.length === 0) throw error;
  }
};

const queries: PageQueries<SearchOf<typeof orderSearch>> = ({ search }) => {
  if (search.kind === 'missing' || search.kind === 'visitor') return {};
  const { kind, orderNo } = search;
  const detail =
    kind === 'master'
      ? query(getMasterOrderDetailQueryOptions(orderNo))
      : query(getOrderDetailQueryOptions(orderNo));
  return { critical: [custom(orRows(orderNo, detail))] };
};

export default queries;
