import { getCartListQueryOptions } from '#generated/client/cart/cart.ts';
import { getCouponOffersQueryOptions } from '#generated/client/coupon/coupon.ts';
import { MyCouponFilter } from '#generated/model/myCouponFilter.ts';
import { myCouponsQuery } from '#/domain/coupon/my-coupons.ts';
import { couponParams, storeFactsQuery } from '#/domain/merchant/store-queries.ts';
import { suggestionQueries } from '#/domain/product/suggestion-queries.ts';
import { following, query, type PageQueries } from '#/router/page-queries.ts';

/** As many stores as the first window shows. Others load what they need when they come near. */
const FIRST_STORES = 3;

const lines = getCartListQueryOptions({ isValid: true });

const queries: PageQueries = () => ({
  critical: [query(lines)],
  deferred: [
    following(lines, (groups) =>
      groups
        .slice(0, FIRST_STORES)
        .flatMap(({ merId }) => [
          query(storeFactsQuery(merId)),
          query(getCouponOffersQueryOptions(couponParams(merId, 'store', 1))),
        ]),
    ),
    query(myCouponsQuery(MyCouponFilter.usable)),
    query(getCartListQueryOptions({ isValid: false })),
    ...suggestionQueries,
  ],
});

export default queries;
