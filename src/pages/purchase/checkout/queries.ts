import { getAddressAllQueryOptions } from '#generated/client/address/address.ts';
import { getHomeIndexQueryOptions } from '#generated/client/home/home.ts';
import { getOrderCouponsQueryOptions } from '#generated/client/coupon/coupon.ts';
import { getPreOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import { getPayMethodsQueryOptions } from '#generated/client/pay/pay.ts';
import { MyCouponFilter } from '#generated/model/myCouponFilter.ts';
import { myCouponsQuery } from '#/domain/coupon/my-coupons.ts';
import { regionNamesQuery as regionNames } from '#/shared/country/region-names-query.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { checkoutSearch } from '../routes.ts';

const queries: PageQueries<typeof checkoutSearch> = ({ search }) => ({
  deferred: [
    query(getHomeIndexQueryOptions()),
    ...(search.preOrderNo
      ? [
          query(getPreOrderDetailQueryOptions(search.preOrderNo)),
          query(getOrderCouponsQueryOptions(search.preOrderNo)),
        ]
      : []),
    query(getAddressAllQueryOptions()),
    query(getPayMethodsQueryOptions()),
    query(myCouponsQuery(MyCouponFilter.usable)),
    regionNames,
  ],
});

export default queries;
