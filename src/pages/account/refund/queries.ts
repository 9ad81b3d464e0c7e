import { getOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import { getRefundDetailQueryOptions } from '#generated/client/refund/refund.ts';
import { RefundState } from '#generated/model/refundState.ts';
import { storeService } from '#/domain/merchant/store-service.ts';
import { ensureRefund, refundListQuery } from '#/domain/refund/refund-queries.ts';
import { current, custom, following, type PageQueries, query } from '#/router/page-queries.ts';
import type { refundSearch } from '../routes.ts';

const queries: PageQueries<typeof refundSearch> = ({ search: { refundNo } }) => ({
  critical: [custom(({ queryClient }) => ensureRefund(queryClient, refundNo))],
  deferred: [
    following(getRefundDetailQueryOptions(refundNo), ({ merOrderNo, merId, refundStatus }) => [
      current(getOrderDetailQueryOptions(merOrderNo, { query: { retry: false } })),
      query(storeService(merId)),
      ...(refundStatus === RefundState.refused ? [query(refundListQuery(1))] : []),
    ]),
  ],
});

export default queries;
