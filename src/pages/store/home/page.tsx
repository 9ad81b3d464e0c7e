import { ArrowRight } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useMerchantDetail, useStoreProducts } from '#generated/client/merchant/merchant.ts';
import { BelowFold } from '#/shared/async/below-fold.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { coverOf } from '#/domain/merchant/store-head.tsx';
import { StoreFacts } from '#/domain/merchant/store-facts.tsx';
import { StorePageHead } from '#/domain/merchant/store-page-head.tsx';
import { useStore } from '#/domain/merchant/use-store.ts';
import { paths } from '#/lib/paths.ts';
import { storeHomeSearch } from '#/domain/merchant/store-search-params.ts';
import { useSearch } from '#/router/router.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useCouponOffers } from '#generated/client/coupon/coupon.ts';
import { CouponOffer } from '#/domain/coupon/coupon-offer.tsx';
import { couponParams, SHELF_SIZE, shelfParams } from '#/domain/merchant/store-queries.ts';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import { BannerWords } from '#/shared/picture/banner-words.tsx';
import { pictureWords, srcFor } from '#/shared/picture/src-for.ts';
import { cx } from '#/ui/cx.ts';
import { Picture } from '#/ui/picture.tsx';
import statePicture from '#/assets/states/products.webp';
import { ProductGrid } from '#/domain/product/product-grid.tsx';
import { ProductSkeleton } from '#/domain/product/product-skeleton.tsx';
import { BeyondLastPage } from '#/shared/async/beyond-last-page.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { storePaths } from '#/lib/store-paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import type { MerchantDetail } from '#generated/model/merchantDetail.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import { storeContact } from '#/domain/merchant/store-contact.ts';
import * as styles from './page.module.css';
import * as firstCouponsStyles from './first-coupons.module.css';
import * as bannersStyles from './banners.module.css';
import * as shelfStyles from './shelf.module.css';

/** Whether `StoreFacts` has anything to show: a new store may have nothing but its name. */
function hasStoreFacts(store: MerchantIndex, { intro, address, phone }: MerchantDetail) {
  const contact = storeContact(store);
  return Boolean(intro || address || phone || (contact && contact.kind !== 'call'));
}

/** Banner addresses of a store: texts or attachments, depending on the backend. Others are dropped. */
function bannerPictures(banners: unknown): string[] {
  if (!Array.isArray(banners)) return [];
  return banners
    .map((banner: unknown) => (isAttachment(banner) ? banner.sattDir : banner))
    .filter((address): address is string => typeof address === 'string' && address !== '');
}

const isAttachment = (banner: unknown): banner is { sattDir: unknown } =>
  typeof banner === 'object' && banner !== null && 'sattDir' in banner;

const PLACE = 'goods';
const CARD = 288;

/** Recommended products of the store, paginated. */
function Shelf({ id, page }: { id: number; page: number }) {
  const { t } = useTranslation();
  const shelf = useStoreProducts(shelfParams(id, page));
  const href = (to: number) => `${paths.store(id, to)}#${PLACE}`;
  const pages = Math.ceil((shelf.data?.total ?? 0) / SHELF_SIZE);
  return (
    <section className="section">
      <div id={PLACE} className={`section__head ${shelfStyles.head}`}>
        <h2>{t('storePage.recommended')}</h2>
        {pages > 0 && (
          <Link className="more" to={storePaths.product(id)}>
            <span>{t('search.allGoods')}</span>
            <Icon as={ArrowRight} size={16} />
          </Link>
        )}
      </div>
      <QueryBoundary query={shelf} loading={<ProductSkeleton count={SHELF_SIZE} columns={4} />}>
        {({ list, total }) => {
          if (total === 0)
            return (
              <Empty
                className="card"
                picture={statePicture}
                title={t('storePage.noGoods')}
                action={<ButtonLink to={paths.search()}>{t('empty.goShopping')}</ButtonLink>}
              />
            );
          if (list.length === 0)
            return <BeyondLastPage picture={statePicture} lastPage={href(pages)} />;
          return <ProductGrid products={list} columns={4} width={CARD} />;
        }}
      </QueryBoundary>
      <ListPages page={page} pages={pages} href={href} />
    </section>
  );
}

interface BannersProps {
  /** name and introduction of the store; words on its first picture */
  name: string;
  intro: string | undefined;
  pictures: readonly string[];
  /** they are the first large picture of the page */
  first: boolean;
  className?: string | undefined;
}

/** The store's pictures, without links: the backend provides no targets. */
function Banners({ name, intro, pictures, first, className }: BannersProps) {
  const { t } = useTranslation();
  const total = pictures.length;
  if (total === 0) return null;
  const slides = pictures.map((src, index) => ({
    id: index,
    content: (
      <>
        <Picture
          srcFor={srcFor(src)}
          alt={pictureWords(src) ?? t('storePage.banner', { name, n: index + 1, total })}
          width={1200}
          height={320}
          priority={first && index === 0}
        />
        {intro && index === 0 && <BannerWords title={name} text={intro} />}
      </>
    ),
  }));
  return total > 1 ? (
    <Carousel
      className={cx(bannersStyles.root, className)}
      label={t('storePage.banners')}
      slides={slides}
    />
  ) : (
    <div className={cx(bannersStyles.root, className)}>{slides[0]?.content}</div>
  );
}

const MOST = 3;

/** A row of coupons, those of the whole store first. Errors are shown on the coupon tab only. */
function FirstCoupons({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data: ofStore } = useCouponOffers(couponParams(id, 'store', 1));
  const { data: ofProduct } = useCouponOffers(couponParams(id, 'goods', 1));
  const offers = [...(ofStore?.list ?? []), ...(ofProduct?.list ?? [])].slice(0, MOST);
  if (offers.length === 0) return null;
  return (
    <section className={`grid grid--3 ${firstCouponsStyles.root}`} aria-label={t('coupon.coupons')}>
      {offers.map((offer) => (
        <CouponOffer key={offer.id} offer={offer} />
      ))}
    </section>
  );
}

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
