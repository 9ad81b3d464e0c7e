import { MyCouponFilter } from '#generated/model/myCouponFilter.ts';
import { myCouponsQuery } from '#/domain/coupon/my-coupons.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';

/** Loads all tabs, because each tab shows its count. */
const queries: PageQueries = () => ({
  critical: [
    query(myCouponsQuery(MyCouponFilter.usable)),
    query(myCouponsQuery(MyCouponFilter.unusable)),
  ],
});

export default queries;
