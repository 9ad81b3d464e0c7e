import { useTranslation } from 'react-i18next';
import { getCouponOffersQueryOptions } from '#generated/client/coupon/coupon.ts';
import {
  getStoreProductsQueryOptions,
  useMerchantDetail,
} from '#generated/client/merchant/merchant.ts';
import { BelowFold } from '#/shared/async/below-fold.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { bannerPictures } from '#/domain/merchant/banner-pictures.ts';
import { loadStoreHeader } from '#/domain/merchant/load-store-header.ts';
import { coverOf } from '#/domain/merchant/store-cover.ts';
import { StoreFacts } from '#/domain/merchant/store-facts.tsx';
import { StorePageHead } from '#/domain/merchant/store-page-head.tsx';
import { couponParams, pageIn, shelfParams, storeIdOf } from '#/domain/merchant/store-queries.ts';
import { useStore } from '#/domain/merchant/use-store.ts';
import { paths } from '#/lib/paths.ts';
import { useRouteLocation } from '#/router/router.tsx';
import type { RouteLocation, AppContext } from '#/router/types.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { Banners } from './banners.tsx';
import { FirstCoupons } from './first-coupons.tsx';
import { Shelf } from './shelf.tsx';
import * as styles from './page.module.css';

export function load(context: AppContext, { search }: RouteLocation) {
  const id = storeIdOf(search);
  const { queryClient } = context;
  return Promise.all([
    loadStoreHeader(context, id),
    queryClient.prefetchQuery(getStoreProductsQueryOptions(shelfParams(id, pageIn(search)))),
    queryClient.prefetchQuery(getCouponOffersQueryOptions(couponParams(id, 'store', 1))),
    queryClient.prefetchQuery(getCouponOffersQueryOptions(couponParams(id, 'goods', 1))),
  ]);
}

export default function StoreHomePage() {
  const { t } = useTranslation();
  const page = pageIn(useRouteLocation().search);
  const { id, store } = useStore();
  const about = useMerchantDetail(id);
  const banners = bannerPictures(store.pcBanner);
  return (
    <div className={styles.storeHome}>
      <StorePageHead id={id} store={store} path={paths.store(id, page)} picture={banners[0]} />
      <FirstCoupons id={id} />
      <Banners pictures={banners} first={coverOf(store) === ''} />
      <BelowFold>
        <Shelf id={id} page={page} />
        <section className="section">
          <div className="section__head">
            <h2>{t('store.introduction')}</h2>
          </div>
          <div className="card card--pad">
            <QueryBoundary query={about} loading={<Skeleton height={120} />}>
              {(facts) => <StoreFacts store={store} about={facts} />}
            </QueryBoundary>
          </div>
        </section>
      </BelowFold>
    </div>
  );
}
