import { getCouponOffersQueryOptions } from '#generated/client/coupon/coupon.ts';
import { storeHeaderQueries } from '#/domain/merchant/store-header-queries.ts';
import { couponParams } from '#/domain/merchant/store-queries.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { storeCouponsSearch } from '#/domain/merchant/store-search-params.ts';

const queries: PageQueries<typeof storeCouponsSearch> = ({ search: { id, of, page } }) => {
  const { critical, deferred } = storeHeaderQueries(id);
  return {
    critical,
    deferred: [...deferred, query(getCouponOffersQueryOptions(couponParams(id, of, page)))],
  };
};

export default queries;
