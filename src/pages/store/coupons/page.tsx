import { useTranslation } from '#/i18n/use-translation.ts';
import { useCouponOffers } from '#generated/client/coupon/coupon.ts';
import statePicture from '#/assets/states/coupons.webp';
import { CouponOffer } from '#/domain/coupon/coupon-offer.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { StorePageHead } from '#/domain/merchant/store-page-head.tsx';
import { couponParams, STORE_COUPONS_PER_PAGE } from '#/domain/merchant/store-queries.ts';
import { useStore } from '#/domain/merchant/use-store.ts';
import { storePaths } from '#/lib/store-paths.ts';
import { storeCouponsSearch } from '#/domain/merchant/store-search-params.ts';
import { useSearch } from '#/router/router.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { TabLinks } from '#/ui/tab-links.tsx';
import * as styles from './page.module.css';

const WAITING = 3;

export default function StoreCouponPage() {
  const { t } = useTranslation();
  const { id, store } = useStore();
  const { of, page } = useSearch(storeCouponsSearch);
  const offers = useCouponOffers(couponParams(id, of, page));
  const product = of === 'goods' ? of : undefined;
  const pages = Math.ceil((offers.data?.total ?? 0) / STORE_COUPONS_PER_PAGE);
  const tabs = [
    { id: 'store', label: t('storePage.couponsOfStore'), to: storePaths.coupons(id) },
    { id: 'goods', label: t('storePage.couponsOfGoods'), to: storePaths.coupons(id, 'goods') },
  ];
  return (
    <>
      <StorePageHead
        id={id}
        store={store}
        part={product ? t('storePage.couponsOfGoods') : t('storePage.couponsOfStore')}
        path={storePaths.coupons(id, product, page)}
        empty={offers.data?.list.length === 0}
      />
      <h2 className="sr">{t('coupon.coupons')}</h2>
      <TabLinks small className={styles.tabs} label={t('coupon.coupons')} items={tabs} value={of} />
      <QueryBoundary
        query={offers}
        loading={
          <div className="grid grid--3">
            {Array.from({ length: WAITING }, (_, index) => (
              <Skeleton key={index} height={112} radius={12} />
            ))}
          </div>
        }
      >
        {({ list }) =>
          list.length === 0 ? (
            <Empty
              className="card"
              picture={statePicture}
              title={t('empty.coupons')}
              action={<ButtonLink to={storePaths.product(id)}>{t('search.allGoods')}</ButtonLink>}
            />
          ) : (
            <ul className="grid grid--3">
              {list.map((offer) => (
                <li key={offer.id}>
                  <CouponOffer offer={offer} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <ListPages page={page} pages={pages} href={(to) => storePaths.coupons(id, product, to)} />
    </>
  );
}
