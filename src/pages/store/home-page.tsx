import { useTranslation } from 'react-i18next';
import { getCouponOffersQueryOptions } from '../../../generated/client/coupon/coupon.ts';
import {
  getStoreProductsQueryOptions,
  useMerchantDetail,
} from '../../../generated/client/merchant/merchant.ts';
import { Lower } from '../../features/part/lower.tsx';
import { Part } from '../../features/part/part.tsx';
import { bannerPictures } from '../../features/stores/banner-pictures.ts';
import { openStore } from '../../features/stores/open-store.ts';
import { coverOf } from '../../features/stores/store-cover.ts';
import { StoreFacts } from '../../features/stores/store-facts.tsx';
import { StorePageHead } from '../../features/stores/store-page-head.tsx';
import {
  couponParams,
  pageIn,
  shelfParams,
  storeIdOf,
} from '../../features/stores/store-queries.ts';
import { useStore } from '../../features/stores/use-store.ts';
import { paths } from '../../lib/paths.ts';
import { useVisit } from '../../router/router.tsx';
import type { Visit, World } from '../../router/types.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Banners } from './banners.tsx';
import { FirstCoupons } from './first-coupons.tsx';
import { Shelf } from './shelf.tsx';
import './home-page.css';

export function load(world: World, { search }: Visit) {
  const id = storeIdOf(search);
  const { queryClient } = world;
  return Promise.all([
    openStore(world, id),
    queryClient.prefetchQuery(getStoreProductsQueryOptions(shelfParams(id, pageIn(search)))),
    queryClient.prefetchQuery(getCouponOffersQueryOptions(couponParams(id, 'store', 1))),
    queryClient.prefetchQuery(getCouponOffersQueryOptions(couponParams(id, 'goods', 1))),
  ]);
}

export default function StoreHomePage() {
  const { t } = useTranslation();
  const page = pageIn(useVisit().search);
  const { id, store } = useStore();
  const about = useMerchantDetail(id);
  const banners = bannerPictures(store.pcBanner);
  return (
    <div className="store-home">
      <StorePageHead id={id} store={store} path={paths.store(id, page)} picture={banners[0]} />
      <FirstCoupons id={id} />
      <Banners pictures={banners} first={coverOf(store) === ''} />
      <Lower>
        <Shelf id={id} page={page} />
        <section className="section">
          <div className="section__head">
            <h2>{t('store.introduction')}</h2>
          </div>
          <div className="card card--pad">
            <Part query={about} loading={<Skeleton height={120} />}>
              {(told) => <StoreFacts store={store} about={told} />}
            </Part>
          </div>
        </section>
      </Lower>
    </div>
  );
}
