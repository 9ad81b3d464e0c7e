import {
  getMasterOrderDetailQueryOptions,
  getOrderDetailQueryOptions,
  getOrderExpressQueryOptions,
} from '#generated/client/order/order.ts';
import { isSignInNeeded } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { storeService } from '#/domain/merchant/store-service.ts';
import { orderRowsQuery } from '#/domain/order/find-order-rows.ts';
import { canDelete, isShipped } from '#/domain/order/order-actions.ts';
import { partOf, viewOfMerchantOrder } from '#/domain/order/order-view.ts';
import type { orderSearch } from '#/domain/order/order-address.ts';
import { custom, ensureData, following, type PageQueries, query } from '#/router/page-queries.ts';
import type { AppContext, PageQuery } from '#/router/types.ts';

/** The detail of a master order contains the parts that the shopper has deleted; theirs says so. */
const masterOrder = (orderNo: string): PageQuery =>
  custom(async (context) => {
    const { orderList } = await ensureData(
      context.queryClient,
      getMasterOrderDetailQueryOptions(orderNo),
    );
    await Promise.all(
      orderList
        .map(partOf)
        .filter(canDelete)
        .map((part) => query(getOrderDetailQueryOptions(part.orderNo)).prefetch(context)),
    );
  });

/** As many parts as the first window shows. */
const FIRST_PARTS = 3;

type Part = Parameters<typeof isShipped>[0] & { merId: number; orderNo: string };

/** What the card of a part shows beside the part. */
const beside = (part: Part): PageQuery[] => [
  query(storeService(part.merId)),
  ...(isShipped(part)
    ? [
        query(getOrderDetailQueryOptions(part.orderNo)),
        query(getOrderExpressQueryOptions(part.orderNo)),
      ]
    : []),
];

/** Cancelled orders and orders of a closed store have no detail: their data comes from the list. */
const orRows = (orderNo: string, detail: PageQuery) => async (context: AppContext) => {
  try {
    await detail.ensure(context);
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'answer' || isSignInNeeded(error)) throw error;
    const rows = await ensureData(context.queryClient, orderRowsQuery(orderNo));
    if (rows.length === 0) throw error;
  }
};

const queries: PageQueries<typeof orderSearch> = ({ search }) => {
  if (search.kind === 'missing' || search.kind === 'visitor') return {};
  const { kind, orderNo } = search;
  const detail =
    kind === 'master' ? masterOrder(orderNo) : query(getOrderDetailQueryOptions(orderNo));
  const parts =
    kind === 'master'
      ? following(getMasterOrderDetailQueryOptions(orderNo), ({ orderList }) =>
          orderList.slice(0, FIRST_PARTS).map(partOf).flatMap(beside),
        )
      : following(getOrderDetailQueryOptions(orderNo), (order) =>
          viewOfMerchantOrder(order).parts.flatMap(beside),
        );
  return { critical: [custom(orRows(orderNo, detail))], deferred: [parts] };
};

export default queries;
