import {
  getAwaitPayOrdersQueryOptions,
  getOrderCenterCountsQueryOptions,
} from '#generated/client/order/order.ts';
import { getPointsAccountQueryOptions } from '#generated/client/points/points.ts';
import { MyCouponFilter } from '#generated/model/myCouponFilter.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { myCouponsQuery } from '#/domain/coupon/my-coupons.ts';
import { awaitPayParams, merchantOrdersQuery } from '#/domain/order/order-tabs.ts';
import { refundLookupQuery } from '#/domain/refund/refund-queries.ts';
import { linesToReviewQuery } from '#/domain/review/review-queries.ts';
import { allowFailure, query, type PageQueries } from '#/router/page-queries.ts';

// The page is shown when all that waits is known, so that nothing moves.
const queries: PageQueries = () => ({
  critical: [
    query(getAwaitPayOrdersQueryOptions(awaitPayParams(1))),
    query(merchantOrdersQuery('toReceive', 1)),
    query(linesToReviewQuery(1)),
    query(refundLookupQuery()),
    query(myCouponsQuery(MyCouponFilter.usable)),
    query(getOrderCenterCountsQueryOptions()),
    ...(lacksExtension('pointsAccount') ? [] : [query(getPointsAccountQueryOptions())]),
  ].map(allowFailure),
});

export default queries;
