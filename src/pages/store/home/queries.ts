import { getCouponOffersQueryOptions } from '#generated/client/coupon/coupon.ts';
import { getStoreProductsQueryOptions } from '#generated/client/merchant/merchant.ts';
import { storeHeaderQueries } from '#/domain/merchant/store-header-queries.ts';
import { couponParams, shelfParams } from '#/domain/merchant/store-queries.ts';
import { allowFailure, query, type PageQueries } from '#/router/page-queries.ts';
import type { storeHomeSearch } from '#/domain/merchant/store-search-params.ts';

const queries: PageQueries<typeof storeHomeSearch> = ({ search: { id, page } }) => {
  const { critical, deferred } = storeHeaderQueries(id);
  return {
    critical: [
      ...critical,
      // Above the banners.
      allowFailure(query(getCouponOffersQueryOptions(couponParams(id, 'store', 1)))),
      allowFailure(query(getCouponOffersQueryOptions(couponParams(id, 'goods', 1)))),
    ],
    deferred: [...deferred, query(getStoreProductsQueryOptions(shelfParams(id, page)))],
  };
};

export default queries;
