import { useTranslation } from 'react-i18next';
import { useMerchantDetail } from '#generated/client/merchant/merchant.ts';
import { BelowFold } from '#/shared/async/below-fold.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { bannerPictures } from '#/domain/merchant/banner-pictures.ts';
import { coverOf } from '#/domain/merchant/store-cover.ts';
import { hasStoreFacts } from '#/domain/merchant/has-store-facts.ts';
import { StoreFacts } from '#/domain/merchant/store-facts.tsx';
import { StorePageHead } from '#/domain/merchant/store-page-head.tsx';
import { useStore } from '#/domain/merchant/use-store.ts';
import { paths } from '#/lib/paths.ts';
import { storeHomeSearch } from '#/domain/merchant/store-search-params.ts';
import { useSearch } from '#/router/router.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { Banners } from './banners.tsx';
import { FirstCoupons } from './first-coupons.tsx';
import { Shelf } from './shelf.tsx';
import * as styles from './page.module.css';

export default function StoreHomePage() {
  const { t } = useTranslation();
  const { page } = useSearch(storeHomeSearch);
  const { id, store } = useStore();
  const about = useMerchantDetail(id);
  const banners = bannerPictures(store.pcBanner);
  return (
    <div>
      <StorePageHead id={id} store={store} path={paths.store(id, page)} picture={banners[0]} />
      <FirstCoupons id={id} />
      <Banners
        className={styles.banners}
        name={store.name}
        intro={about.data?.intro}
        pictures={banners}
        first={coverOf(store) === ''}
      />
      <BelowFold>
        <Shelf id={id} page={page} />
        {(!about.data || hasStoreFacts(store, about.data)) && (
          <section className="section">
            <div className="section__head">
              <h2>{t('storePage.introduction')}</h2>
            </div>
            <div className="card card--pad">
              <QueryBoundary query={about} loading={<Skeleton height={120} />}>
                {(facts) => <StoreFacts store={store} about={facts} />}
              </QueryBoundary>
            </div>
          </section>
        )}
      </BelowFold>
    </div>
  );
}
